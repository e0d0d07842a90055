import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

/** The whole test: every step in order, the first failing one ends it. Closes with the count. */

const RESULTS = 'test-results'

const STEPS: readonly (readonly [name: string, command: string])[] = [
  ['Tyypit: puhdas ydin', 'tsc -p tsconfig.pure.json'],
  ['Tyypit: selain', 'tsc -p tsconfig.web.json'],
  ['Tyypit: palvelin ja testit', 'tsc -p tsconfig.node.json'],
  ['Muotoilu ja säännöt', 'biome ci --error-on-warnings'],
  ['Tuontien suunnat', 'depcruise --config .dependency-cruiser.cjs src e2e scripts'],
  ['Käyttämätön koodi', 'knip'],
  ['Sivun kokoaminen', 'vite build --logLevel warn'],
  [
    'Yksikkö- ja palvelintestit',
    `vitest run --reporter=dot --reporter=json --outputFile.json=${RESULTS}/unit.json`,
  ],
  ['Selain', 'node scripts/chromium.ts'],
  ['Selaintestit', 'playwright test'],
]

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
for (const [name, command] of STEPS) {
  console.log(`\n— ${name}: ${command}`)
  const startedAt = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name}: epäonnistui`)
    process.exit(1)
  }
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

const unit = read<{ numPassedTests: number; numTotalTests: number }>('unit.json')
const browser = read<{ stats: { expected: number; skipped: number; flaky: number } }>(
  'browser.json',
).stats
const passed = unit.numPassedTests + browser.expected + browser.flaky
const left = unit.numTotalTests - unit.numPassedTests + browser.skipped
if (left > 0) {
  console.error(`${left} testiä jäi ajamatta`)
  process.exit(1)
}
console.log(`\n${passed} passed, 0 failed`)

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'))
}
