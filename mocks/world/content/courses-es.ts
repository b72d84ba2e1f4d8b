import type { CourseOutline } from './course-outline'

export const spanishCourses: readonly CourseOutline[] = [
  {
    tongue: 'es',
    topic: 'languages',
    art: 'books',
    currency: 'EUR',
    fullPrice: 110,
    discountPrice: 82.5,
    certificate: true,
    daysOfAccess: 365,
    title: 'Portugués para hispanohablantes',
    headline: 'Del portuñol al portugués, sin perder la sonrisa',
    summary:
      '<p>Se parecen tanto que se tropieza siempre en los mismos sitios. Vamos directos a esos sitios.</p>',
    about:
      '<p>Sonidos nasales, falsos amigos y mucha conversación. Con audios de <strong>Lisboa, Oporto, Recife y Porto Alegre</strong>.</p>',
    modules: [
      {
        title: 'Oír',
        description: 'Primero el oído.',
        lessons: ['Vocales que no existen en español', 'Nasales', 'El ritmo de Lisboa', 'El ritmo de Recife'],
      },
      {
        title: 'Decir',
        description: 'La boca aprende después.',
        lessons: [
          'Falsos amigos peligrosos',
          'Ficar, o cómo vivir con un verbo',
          'Pedir un café',
          'Contar lo que pasó ayer',
          'El futuro que nadie usa',
        ],
      },
      {
        title: 'Leer',
        description: 'De la prensa al cuento.',
        lessons: ['Titulares', 'Una receta', 'Un cuento de dos páginas'],
      },
    ],
  },
  {
    tongue: 'es',
    topic: 'cooking',
    art: 'soup',
    currency: 'EUR',
    fullPrice: 60,
    discountPrice: 35,
    certificate: false,
    daysOfAccess: 90,
    title: 'Legumbres: doce platos para todo el año',
    headline: 'Barato, sano y mucho más rápido de lo que crees',
    summary: '<p>Remojo, cocción y doce recetas que no cansan.</p>',
    about: '<p>Garbanzos, lentejas, alubias y guisantes, en frío y en caliente.</p>',
    modules: [
      {
        title: 'La base',
        description: 'Cocer bien.',
        lessons: ['Remojo, sí o no', 'Sal, cuándo', 'Olla rápida sin miedo', 'Caldos que salvan'],
      },
      {
        title: 'Frío',
        description: 'Verano.',
        lessons: ['Ensalada de lentejas', 'Hummus de verdad', 'Alubias con cítricos', 'Guisantes y menta'],
      },
      {
        title: 'Caliente',
        description: 'Invierno.',
        lessons: ['Potaje', 'Lentejas de viernes', 'Garbanzos con espinacas', 'Sopa de guisantes'],
      },
    ],
  },
  {
    tongue: 'es',
    topic: 'programming',
    art: 'webpage',
    currency: 'USD',
    fullPrice: 140,
    discountPrice: 99,
    certificate: true,
    daysOfAccess: 365,
    title: 'Tu primera página web accesible',
    headline: 'HTML claro, colores legibles y nadie se queda fuera',
    summary: '<p>Una página que funciona con teclado, con lector de pantalla y en un móvil viejo.</p>',
    about:
      '<p>Sin bibliotecas. Con personas que prueban de verdad.</p><ul><li>Estructura</li><li>Estilo</li><li>Prueba</li></ul>',
    modules: [
      {
        title: 'Estructura',
        description: 'El esqueleto importa.',
        lessons: [
          'Títulos en orden',
          'Listas y párrafos',
          'Enlaces que dicen adónde van',
          'Imágenes con palabras',
        ],
      },
      {
        title: 'Estilo',
        description: 'Bonito y legible.',
        lessons: ['Contraste', 'Tamaños que crecen', 'Foco visible', 'Sin movimiento, gracias'],
      },
      {
        title: 'Formularios',
        description: 'Donde más se sufre.',
        lessons: ['Etiquetas', 'Errores que ayudan', 'Solo con teclado', 'Probar con una persona'],
      },
      {
        title: 'Publicar',
        description: 'A la vista de todos.',
        lessons: ['Elegir un nombre', 'Subir la página', 'Escuchar las quejas'],
      },
    ],
  },
]
