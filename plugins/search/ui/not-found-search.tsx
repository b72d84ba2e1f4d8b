import { useTexts } from '@kernel'
import { Button, searchIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { searchOpened } from '../model/search'
import { searchTexts } from '../texts'

export default function NotFoundSearch() {
  const t = useTexts(searchTexts)
  const open = useUnit(searchOpened)
  return (
    <Button variant="soft" size="lg" icon={searchIcon} onClick={() => open()}>
      {t.open()}
    </Button>
  )
}
