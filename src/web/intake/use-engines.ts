import { useEffect, useState } from 'react'
import { requestEngines } from '../../api/call.ts'
import type { EngineName } from '../../core/result.ts'

/** The engines that can be chosen, the default first; empty while the server has not told them. */
export function useEngines(): readonly EngineName[] {
  const [engines, setEngines] = useState<readonly EngineName[]>([])
  useEffect(() => {
    const controller = new AbortController()
    requestEngines(fetch, controller.signal).then((answer) => {
      if (!answer) return
      const isDefault = ({ id }: EngineName) => id === answer.default
      setEngines([
        ...answer.engines.filter(isDefault),
        ...answer.engines.filter((engine) => !isDefault(engine)),
      ])
    })
    return () => controller.abort()
  }, [])
  return engines
}
