import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds to package-lock.json the builds for other platforms that npm leaves out where the registry at
 * hand does not carry them: `npm ci` refuses a lockfile without them. Run after every change of the
 * dependencies: `npm run complete-lockfile`.
 */

type Package = {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export type Lockfile = { readonly packages: Readonly<Record<string, Package>> }

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
]

/** The optional builds that a package of the lockfile names and the lockfile has not. */
export function missingBuilds({ packages }: Lockfile): ReadonlyMap<string, object> {
  const missing = new Map<string, object>()
  for (const { dev, optionalDependencies = {} } of Object.values(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`
      const isThere = Object.keys(packages).some((each) => each.endsWith(path))
      if (!isThere) missing.set(path, { ...buildOf(name, range), ...(dev ? { dev } : {}) })
    }
  }
  return missing
}

function buildOf(name: string, range: string): object {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((each) => words.includes(each))
  const cpu = PROCESSORS.filter((each) => words.includes(each) || words.includes(`${each}hf`))
  const libc = ['musl', 'gnu'].filter((each) => words.some((word) => word.startsWith(each)))
  return {
    version: range.replace(/^[~^]/, ''),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.includes('linux') && libc.length > 0
      ? { libc: libc.map((each) => (each === 'gnu' ? 'glibc' : each)) }
      : {}),
  }
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../package-lock.json')
  const lockfile = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingBuilds(lockfile)
  const packages = { ...lockfile.packages, ...Object.fromEntries(missing) }
  const sorted = Object.fromEntries(
    Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: sorted }, null, 2)}\n`)
  console.log([...missing.keys()].join('\n'))
}
