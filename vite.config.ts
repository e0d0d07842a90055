import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const WORKER_SOURCE = createRequire(import.meta.url).resolve(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
)

/** Serves pdf.js's worker from the address that the specification gives it. */
function pdfWorker(): Plugin {
  const fileName = 'pdf.worker.min.js'
  return {
    name: 'pdf-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(WORKER_SOURCE))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(WORKER_SOURCE) })
    },
  }
}

/** Has the page's font fetched with the page itself: it is shown only where it comes in time. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) =>
          /figtree-latin-wght[^/]*\.woff2$/.test(name),
        )
        return fonts.map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head',
        }))
      },
    },
  }
}

/** The highest quality takes seconds for pdf.js, at every start, and saves next to nothing. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Puts compressed copies beside the built files, for the server to send. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg)$/.test(name)) continue
        const path = join(dir, name)
        const source = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(source, BROTLI))
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  root: 'src/web',
  plugins: [react(), pdfWorker(), preloadFont(), precompress()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // A style sheet that failed once is never fetched again: a part that is fetched later has none.
    cssCodeSplit: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
