import type { Tongue } from './topic'

/** What is said in a demo lesson: chapters, each with its time in seconds and a line every six seconds. */
const talks: Readonly<Record<Tongue, readonly { at: number; title: string; lines: readonly string[] }[]>> = {
  en: [
    {
      at: 0,
      title: 'Before you start',
      lines: [
        'Hello, and welcome back.',
        'Take a minute and put everything you need on the table.',
        'Nothing here is difficult, but it is easier when you are not looking for things.',
        'Turn your phone over. It can wait.',
        'And do sit so that your shoulders can hang.',
      ],
    },
    {
      at: 35,
      title: 'Watch once',
      lines: [
        'I do the whole thing once, at normal speed.',
        'Look at my left hand, not at the right one.',
        'The right hand only looks busy.',
        'Here is the moment that everybody misses.',
        'Did you see it? I stop before I change.',
        'That short stop is the whole secret.',
      ],
    },
    {
      at: 75,
      title: 'Now you, slowly',
      lines: [
        'Now you, at half the speed.',
        'If it sounds wrong, go slower, not louder.',
        'Three good ones in a row, then take a break.',
        'Write down one thing that surprised you.',
        'Next time we put it together. Bye for now.',
      ],
    },
  ],
  pt: [
    {
      at: 0,
      title: 'Antes de começar',
      lines: [
        'Olá, que bom ver você de novo.',
        'Separe um minuto e ponha na mesa tudo de que precisa.',
        'Nada aqui é difícil, mas é mais fácil sem ter de procurar nada.',
        'Vire o telefone para baixo. Ele pode esperar.',
      ],
    },
    {
      at: 35,
      title: 'Assista uma vez',
      lines: [
        'Faço tudo uma vez, em velocidade normal.',
        'Olhe para a minha mão esquerda, não para a direita.',
        'Este é o momento que todos deixam passar.',
        'Viu? Eu paro antes de mudar.',
        'Essa pausa curta é todo o segredo.',
      ],
    },
    {
      at: 75,
      title: 'Agora você, devagar',
      lines: [
        'Agora você, na metade da velocidade.',
        'Se soar mal, vá mais devagar, não mais forte.',
        'Três boas seguidas, e depois uma pausa.',
        'Até a próxima.',
      ],
    },
  ],
  es: [
    {
      at: 0,
      title: 'Antes de empezar',
      lines: [
        'Hola, me alegra verte de nuevo.',
        'Tómate un minuto y pon sobre la mesa todo lo que necesitas.',
        'Nada de esto es difícil, pero es más fácil sin tener que buscar.',
        'Dale la vuelta al teléfono. Puede esperar.',
      ],
    },
    {
      at: 35,
      title: 'Mira una vez',
      lines: [
        'Lo hago todo una vez, a velocidad normal.',
        'Mira mi mano izquierda, no la derecha.',
        'Este es el momento que todos se pierden.',
        '¿Lo has visto? Paro antes de cambiar.',
        'Esa pausa corta es todo el secreto.',
      ],
    },
    {
      at: 75,
      title: 'Ahora tú, despacio',
      lines: [
        'Ahora tú, a la mitad de velocidad.',
        'Si suena mal, ve más despacio, no más fuerte.',
        'Tres buenas seguidas, y luego un descanso.',
        'Hasta la próxima.',
      ],
    },
  ],
}

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** The chapters as authors write them into the text of a lesson. */
export const chaptersText = (tongue: Tongue): string =>
  `<p>${talks[tongue].map(({ at, title }) => `${clock(at)} ${title}`).join('<br>')}</p>`

/** The transcript of a demo lesson as WebVTT. */
function transcriptFile(tongue: Tongue): string {
  const cues = talks[tongue].flatMap(({ at, lines }) =>
    lines.map((line, index) => `${clock(at + index * 6)}.000 --> ${clock(at + index * 6 + 5)}.500\n${line}`),
  )
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const fileName = /^transcript-(en|pt|es)\.vtt$/
const transcriptNames = {
  en: 'Transcript',
  pt: 'Transcrição',
  es: 'Transcripción',
} as const

/** The transcript as a file of a lesson, which the mock server serves below `/__mock/files/`. */
export const transcriptAttachment = (tongue: Tongue) => ({
  url: `/__mock/files/transcript-${tongue}.vtt`,
  description: transcriptNames[tongue],
})

/** The content of the file of this name; undefined for an unknown one. */
export function transcriptNamed(name: string): string | undefined {
  const [, tongue] = fileName.exec(name) ?? []
  return tongue === 'en' || tongue === 'pt' || tongue === 'es' ? transcriptFile(tongue) : undefined
}
