import type { Course, CourseModule } from './commerce-records'
import type { CourseOutline } from './content/course-outline'
import { englishCourses } from './content/courses-en'
import { spanishCourses } from './content/courses-es'
import { portugueseCourses } from './content/courses-pt'
import { chaptersText, transcriptAttachment } from './content/transcripts'
import { connectionsOf } from './network'
import type { SeedContext } from './seed-context'
import type { Person } from './world-state'

const outlines = [...englishCourses, ...portugueseCourses, ...spanishCourses]

const lessonTexts = {
  en: (title: string) =>
    `<p>In this lesson: <strong>${title.toLowerCase()}</strong>. Watch once without notes, then again with the instrument, tool or pan in your hands.</p><p>Write one sentence about what surprised you.</p>`,
  pt: (title: string) =>
    `<p>Nesta aula: <strong>${title.toLowerCase()}</strong>. Veja uma vez sem apontamentos e outra com as mãos ocupadas.</p><p>Escreva uma frase sobre o que achou surpreendente.</p>`,
  es: (title: string) =>
    `<p>En esta lección: <strong>${title.toLowerCase()}</strong>. Mírala una vez sin apuntes y otra con las manos ocupadas.</p><p>Escribe una frase sobre lo que te sorprendió.</p>`,
} as const

const attachmentNames = {
  en: ['Exercise sheet (PDF)', 'Notes to print', 'Audio for practicing'],
  pt: ['Folha de exercícios (PDF)', 'Notas para imprimir', 'Áudio para praticar'],
  es: ['Hoja de ejercicios (PDF)', 'Notas para imprimir', 'Audio para practicar'],
} as const

function modulesOf({ random, nextId }: SeedContext, outline: CourseOutline): CourseModule[] {
  return outline.modules.map((module, moduleIndex) => ({
    id: nextId(),
    title: module.title,
    description: module.description,
    order: moduleIndex + 1,
    lessons: module.lessons.map((title, lessonIndex) => {
      const id = nextId()
      const isVimeo = random.happens(0.5)
      // One lesson of each course has chapters and a transcript.
      const hasGuide = moduleIndex === 0 && lessonIndex === 2
      return {
        id,
        title,
        description: lessonTexts[outline.tongue](title) + (hasGuide ? chaptersText(outline.tongue) : ''),
        order: lessonIndex + 1,
        duration: random.happens(0.85) ? `${random.between(4, 22)} min` : null,
        videoLink: isVimeo ? random.digits(9) : random.letters(11),
        videoType: isVimeo ? 2 : 1,
        attachments: [
          ...(hasGuide ? [transcriptAttachment(outline.tongue)] : []),
          ...(random.happens(0.3)
            ? random
                .some(attachmentNames[outline.tongue], random.between(1, 2))
                .map((description, index) => ({
                  url: `https://files.example.org/lesson-${id}-${index + 1}.pdf`,
                  description,
                }))
            : []),
        ],
      }
    }),
  }))
}

/** The hours that an author states: the lessons' minutes, rounded. Lessons without a duration count as average. */
function hoursOf(modules: readonly CourseModule[], step: number): number {
  const minutes = modules
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, { duration }) => sum + (Number.parseInt(duration ?? '', 10) || 13), 0)
  return Math.max(step, Math.round(minutes / 60 / step) * step)
}

function courseOf(context: SeedContext, outline: CourseOutline, owner: Person): Course {
  const { random, nextId, minutesAgo } = context
  const id = nextId()
  const courseModules = modulesOf(context, outline)
  return {
    id,
    ownerId: owner.id,
    title: outline.title,
    headline: outline.headline,
    instructor: random.happens(0.85) ? owner.name : null,
    picture: random.happens(0.9) ? `course-${outline.art ?? outline.topic}-${id}.svg` : null,
    launchDate: minutesAgo(random.between(40, 500) * 1440),
    hours: hoursOf(courseModules, random.pick([0.5, 1])),
    limitedDaysAccess: outline.daysOfAccess,
    issueCertificate: outline.certificate,
    summary: outline.summary,
    about: outline.about,
    fullPrice: outline.fullPrice,
    discountPrice: outline.discountPrice,
    currency: outline.currency,
    isWithdrawn: false,
    courseModules,
  }
}

/** Seeds twelve courses with 150 lessons; the first course belongs to Ana. */
export function seedCourses(context: SeedContext): void {
  const { state, random } = context
  const [ana, , , ...others] = state.people
  if (!ana) throw new Error('The world has no demo accounts: populate it first.')
  const known = connectionsOf(state, ana)
  const friends = others.filter((person) => known.includes(person) && person.pictureUrl)
  outlines.forEach((outline, index) => {
    // Most are by connections of Ana, so that she and newcomers find them on the Discover screen.
    const fits = ({ tongue, topics }: Person) => tongue === outline.tongue && topics.includes(outline.topic)
    const strangers = others.filter(fits)
    const candidates = index % 4 === 1 ? strangers : friends.filter(fits)
    const owner =
      index === 0
        ? ana
        : random.pick([candidates, strangers, others].find(({ length }) => length > 0) ?? others)
    // Courses of a person are listed only on their public page, so the page must be public.
    owner.settings.publicProfile = true
    state.courses.push(courseOf(context, outline, owner))
  })
}
