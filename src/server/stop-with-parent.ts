const PARENT_CHECK_MS = 500

/**
 * Sends this process SIGTERM when its parent has ended. npm runs a script through a shell, which does
 * not pass a signal on: told to stop, npm and the shell end and would leave the server behind, holding
 * its port.
 */
export function stopWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}
