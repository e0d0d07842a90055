import { useEffect, useState } from 'react'
import { requestEngines } from '../../api/call.ts'
import type { EngineChoice } from '../../api/schemas.ts'

/** The engines that can be chosen, the default first; empty while the server has not told them. */
export function useEngines(): readonly EngineChoice[] {
  const [engines, setEngines] = useState<readonly EngineChoice[]>([])
  useEffect(() => {
    const controller = new AbortController()
    requestEngines(fetch, controller.signal).then((answer) => {
      if (!answer) return
      const isDefault = ({ id }: EngineChoice) => id === answer.default
      setEngines([
        ...answer.engines.filter(isDefault),
        ...answer.engines.filter((engine) => !isDefault(engine)),
      ])
    })
    return () => controller.abort()
  }, [])
  return engines
}
