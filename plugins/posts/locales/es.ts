import type { Translation } from '@kernel'
import type en from './en'

export default {
  'feed.title': 'Novedades',
  'feed.empty': 'Todavía no hay nada',
  'feed.empty.text': 'Aquí aparece lo que escriben las personas con las que estás en contacto.',

  'post.unknownAuthor': 'Alguien',
  'post.picture': 'Imagen de la publicación de {author:string}',
  'post.public': 'Publicación pública',
  'post.like': 'Me gusta',
  'post.dislike': 'No me gusta',
  'post.likes': '{count:number} «me gusta»',
  'post.dislikes': '{count:number} «no me gusta»',
  'post.reactionFailed': 'No se ha podido guardar tu reacción',
} satisfies Translation<typeof en>
