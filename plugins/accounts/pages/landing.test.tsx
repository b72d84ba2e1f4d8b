import { homeRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import accounts from '../plugin'

startMockServer()

// Covers ACC-LAND-02
test.each([
  ['en', 'Your privacy', [/unsent text/, /unread/, /position in lessons/, /your progress in lessons/]],
  [
    'es',
    'Tu privacidad',
    [/textos sin enviar/, /sin leer/, /vas en una lección/, /progreso en las lecciones/],
  ],
  ['pt-BR', 'Sua privacidade', [/textos não enviados/, /não leu/, /está em uma aula/, /progresso nas aulas/]],
  ['pt-PT', 'A sua privacidade', [/textos por enviar/, /por ler/, /vai nas aulas/, /progresso nas aulas/]],
] as const)('privacy notice in %s names stored and sent data', async (language, name, phrases) => {
  await renderRoute(homeRoute, { plugins: [accounts], language })
  const notice = await screen.findByRole('dialog', { name })
  for (const phrase of phrases) expect(notice.textContent).toMatch(phrase)
})
