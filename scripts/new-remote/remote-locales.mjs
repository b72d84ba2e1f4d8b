const words = {
  en: {
    greeting: 'Hello {name:string}',
    stars: '{count:number} {{star|stars}} in this session',
    give: 'Give a star',
    about: 'What is this?',
    'about.text': 'A plugin that is not part of the build. It was loaded from another URL.',
    connections: 'You are connected with {count:number} {{person|people}}',
    open: 'Give stars',
  },
  es: {
    greeting: 'Hola, {name:string}',
    stars: '{count:number} {{estrella|estrellas}} en esta sesión',
    give: 'Dar una estrella',
    about: '¿Qué es esto?',
    'about.text': 'Una extensión que no forma parte de la compilación. Viene de otra dirección.',
    connections: 'Tienes conexión con {count:number} {{persona|personas}}',
    open: 'Dar estrellas',
  },
  'pt-BR': {
    greeting: 'Olá, {name:string}',
    stars: '{count:number} {{estrela|estrelas}} nesta sessão',
    give: 'Dar uma estrela',
    about: 'O que é isto?',
    'about.text': 'Um plugin que não faz parte da compilação. Ele veio de outro endereço.',
    connections: 'Você tem conexão com {count:number} {{pessoa|pessoas}}',
    open: 'Dar estrelas',
  },
  'pt-PT': {
    greeting: 'Olá, {name:string}',
    stars: '{count:number} {{estrela|estrelas}} nesta sessão',
    give: 'Dar uma estrela',
    about: 'O que é isto?',
    'about.text': 'Um plugin que não faz parte da compilação. Veio de outro endereço.',
    connections: 'Tem ligação a {count:number} {{pessoa|pessoas}}',
    open: 'Dar estrelas',
  },
}

/**
 * The locale files of a new remote plugin.
 *
 * @param {string} title its name, to be translated
 */
export function remoteLocales(title) {
  return Object.fromEntries(
    Object.entries(words).map(([language, texts]) => [
      `src/locales/${language}.ts`,
      fileOf(language, { title, ...texts }),
    ]),
  )
}

function fileOf(language, texts) {
  const lines = Object.entries(texts).map(
    ([key, text]) => `  ${/\W/.test(key) ? `'${key}'` : key}: '${text}',\n`,
  )
  const object = `{\n${lines.join('')}}`
  if (language === 'en') return `export default ${object} as const\n`
  return `import type { Translation } from '@roda/kernel'\nimport type en from './en'\n\nexport default ${object} satisfies Translation<typeof en>\n`
}
