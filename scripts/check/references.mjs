// Checks that requirement ids and decision slugs in code exist in docs/.
import { unknownDecisions, unknownRequirements } from '../requirements/requirements.mjs'

for (const unknown of [...unknownRequirements(), ...unknownDecisions()]) {
  console.error(`${unknown} is not in docs/.`)
  process.exitCode = 1
}
