import { useSlotFunctions } from '@kernel/parts'
import { useProvidedScope } from 'effector-react'
import { useEffect } from 'react'
import { reporterOf } from '../api/start-reports'
import { reportSinks } from '../contract'

/** Starts the reports after the first screen, and passes them to plugins, of which some load later. */
export default function Reports() {
  const scope = useProvidedScope()
  const sinks = useSlotFunctions(reportSinks)
  useEffect(() => {
    if (!scope) return
    const reporter = reporterOf(scope)
    for (const { id, loadFunction } of sinks) reporter.addSink(id, loadFunction)
  }, [scope, sinks])
  return null
}
