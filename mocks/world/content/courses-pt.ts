import type { CourseOutline } from './course-outline'

export const portugueseCourses: readonly CourseOutline[] = [
  {
    tongue: 'pt',
    topic: 'cooking',
    currency: 'BRL',
    fullPrice: 240,
    discountPrice: 180,
    certificate: true,
    daysOfAccess: 365,
    title: 'Pão de fermentação natural em casa',
    headline: 'Farinha, água, sal e tempo, sem mistério',
    summary: '<p>Do primeiro fermento ao pão de domingo, com forno comum e mãos comuns.</p>',
    about:
      '<p>Um curso para quem já falhou três pães. Vamos errar <em>devagar</em> e perceber porquê.</p><ul><li>O fermento</li><li>A massa</li><li>O forno</li></ul>',
    modules: [
      {
        title: 'O fermento',
        description: 'Criar e manter.',
        lessons: [
          'Farinha e água, dia um',
          'Sinais de vida',
          'Alimentar sem desperdício',
          'Quando parece morto',
        ],
      },
      {
        title: 'A massa',
        description: 'Da mistura ao descanso.',
        lessons: [
          'Hidratação sem fórmulas',
          'Dobrar em vez de amassar',
          'Ler a fermentação',
          'Modelar',
          'A noite no frigorífico',
        ],
      },
      {
        title: 'O forno',
        description: 'Calor e vapor.',
        lessons: ['Forno comum, panela de ferro', 'O corte', 'Quando está pronto', 'Guardar e aproveitar'],
      },
    ],
  },
  {
    tongue: 'pt',
    topic: 'music',
    currency: 'EUR',
    fullPrice: 95,
    discountPrice: 70,
    certificate: true,
    daysOfAccess: 365,
    title: 'Violão brasileiro: do choro ao samba',
    headline: 'Levadas, baixos e escuta para tocar em roda',
    summary: '<p>Doze levadas, três choros e a coragem de entrar numa roda.</p>',
    about: '<p>Para quem já troca acordes e quer <strong>balanço</strong>.</p>',
    modules: [
      {
        title: 'A mão direita',
        description: 'O polegar é o baixo.',
        lessons: ['Polegar e três dedos', 'A levada do samba', 'A levada do choro', 'Abafar e respirar'],
      },
      {
        title: 'A mão esquerda',
        description: 'Acordes que andam.',
        lessons: ['Baixos caminhantes', 'Inversões úteis', 'Diminutos sem medo', 'Modulações do choro'],
      },
      {
        title: 'Na roda',
        description: 'Ouvir antes de tocar.',
        lessons: ['Como entrar', 'Sinais e olhares', 'Acompanhar um solista', 'O seu primeiro choro'],
      },
      {
        title: 'Repertório',
        description: 'Três músicas inteiras.',
        lessons: ['Um samba lento', 'Um choro em duas partes', 'Uma valsa'],
      },
    ],
  },
  {
    tongue: 'pt',
    topic: 'gardening',
    currency: 'EUR',
    fullPrice: 45,
    discountPrice: 45,
    certificate: false,
    daysOfAccess: 180,
    title: 'Compostagem sem cheiro',
    headline: 'Transforme restos em terra, mesmo num apartamento',
    summary: '<p>Três métodos, um balde e muitas minhocas felizes.</p>',
    about: '<p>O que entra, o que não entra e o que fazer quando algo corre mal.</p>',
    modules: [
      {
        title: 'Princípios',
        description: 'Verde, castanho, ar e água.',
        lessons: ['O que é composto', 'A proporção que funciona', 'Onde colocar'],
      },
      {
        title: 'Três métodos',
        description: 'Balde, caixa, minhocas.',
        lessons: [
          'Bokashi na cozinha',
          'Caixa na varanda',
          'Minhocário passo a passo',
          'Comparar e escolher',
        ],
      },
      {
        title: 'Usar',
        description: 'A colheita.',
        lessons: ['Quando está maduro', 'Peneirar', 'Chá de composto'],
      },
    ],
  },
  {
    tongue: 'pt',
    topic: 'photography',
    currency: 'BRL',
    fullPrice: 199.9,
    discountPrice: 149.9,
    certificate: true,
    daysOfAccess: 365,
    title: 'Fotografia de rua com gentileza',
    headline: 'Aproximar-se, pedir, esperar, agradecer',
    summary: '<p>Retratar a cidade sem roubar nada a ninguém.</p>',
    about: '<p>Técnica simples, ética clara e muitos quilómetros a pé.</p>',
    modules: [
      {
        title: 'Antes de sair',
        description: 'Leveza.',
        lessons: ['Uma câmara, uma lente', 'Roupa e ritmo', 'O que diz a lei'],
      },
      {
        title: 'Na rua',
        description: 'Distância e tempo.',
        lessons: ['Escolher um palco', 'Esperar o gesto', 'Pedir sem palavras', 'Quando dizem não'],
      },
      {
        title: 'Em casa',
        description: 'Menos é melhor.',
        lessons: ['Escolher dez', 'Escolher três', 'Imprimir e oferecer'],
      },
    ],
  },
]
