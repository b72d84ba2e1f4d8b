import { useTexts } from '@kernel'
import { Switch } from '@kernel/ui'
import { coursesTexts } from '../texts'
import { useAutoplay } from './use-autoplay'

export default function AutoplaySetting() {
  const t = useTexts(coursesTexts)
  const { isAutomatic, setAutomatic } = useAutoplay()
  return (
    <Switch
      label={t['lesson.automatic']()}
      hint={t['autoplay.hint']()}
      checked={isAutomatic}
      onChange={({ target }) => setAutomatic(target.checked)}
    />
  )
}
