import type { Review } from '../../core/session.ts'
import { csvOf } from '../leaving/csv.ts'
import { type Extension, fileNameOf } from '../leaving/file-name.ts'
import type { Leaving } from '../leaving/leaving.ts'
import { reportOf } from '../leaving/report.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { download } from '../ui/download.ts'
import styles from './key-editor.module.css'

type Props = {
  readonly review: Review
  readonly copy: (text: string, done: string) => Promise<void>
  readonly say: (text: string) => void
}

/** The other forms in which the checked analysis leaves the editor. */
export function LeaveMenu({ review, copy, say }: Props) {
  const leavingNow = (): Leaving | null => {
    const { result, edited } = review
    if (result === null || edited === null) return null
    return { ...review, result, edited, time: new Date().toISOString() }
  }
  const save = async (extension: Extension, type: string, write: Writer) => {
    const leaving = leavingNow()
    if (leaving === null) return
    const fileName = fileNameOf(leaving.result.text, leaving.time, extension)
    download(fileName, await write(leaving), type)
    say(texts.leaving.saved(fileName))
  }
  const t = texts.leaving
  return (
    <details className={styles.more}>
      <summary>{t.more}</summary>
      <div className={styles.actions}>
        {review.result && (
          <>
            <Button
              look="plain"
              onClick={() => {
                const leaving = leavingNow()
                if (leaving) void copy(reportOf(leaving), t.reportCopied)
              }}
            >
              {t.copyReport}
            </Button>
            <Button look="plain" onClick={() => save('csv', 'text/csv', csvOf)}>
              {t.saveCsv}
            </Button>
            <Button look="plain" onClick={() => save('json', 'application/json', writeJson)}>
              {t.saveJson}
            </Button>
          </>
        )}
        <Button look="plain" onClick={() => print()}>
          {t.print}
        </Button>
      </div>
    </details>
  )
}

type Writer = (leaving: Leaving) => string | Promise<string>

/** Its hash is needed by nobody else: it is fetched with the first file. */
async function writeJson(leaving: Leaving): Promise<string> {
  const { jsonOf } = await import('../leaving/json.ts')
  return jsonOf(leaving)
}
