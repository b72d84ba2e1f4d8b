import type { Translation } from '@kernel'
import type en from './en'

export default {
  manage: 'Gestionar grupos',
  members: '{count:number} {{miembro|miembros}}',
  noName: 'Grupo sin nombre',
  noPersonName: 'Alguien',

  'list.title': 'Mis grupos',
  'list.create': 'Nuevo grupo',
  'list.empty': 'Aún no tienes grupos',
  'list.empty.text':
    'Una clase, un coro, un círculo de estudio: reúne en un grupo las conexiones que van juntas.',
  'list.choose': 'Elige un grupo',
  'list.choose.text': 'Aquí verás a sus miembros.',
  'list.unknown': 'Este grupo no existe',
  'list.unknown.text': 'Puede que se haya eliminado o que la dirección no sea correcta.',
  'list.all': 'Todos los grupos',

  'details.noMembers': 'Aún no hay nadie en este grupo.',
  'details.edit': 'Editar',
  'details.delete': 'Eliminar',

  'delete.title': '¿Eliminar este grupo?',
  'delete.text': '«{name:string}» se eliminará para siempre. Sus miembros seguirán siendo conexiones tuyas.',
  'delete.success': 'El grupo se ha eliminado.',
  'delete.failure': 'Error al eliminar el grupo',

  'editor.create': 'Nuevo grupo',
  'editor.edit': 'Editar grupo',
  'editor.name': 'Nombre',
  'editor.noName': 'Ponle un nombre al grupo.',
  'editor.longName': 'El nombre es demasiado largo: como máximo {max:number} caracteres.',
  'editor.refusedName': 'El servidor no ha aceptado este nombre.',
  'editor.members': 'Miembros',
  'editor.onlyPresent':
    'Aquí puedes quitar miembros. En este momento no se pueden mostrar tus demás conexiones.',
  'editor.noMembers':
    'Aún no hay nadie en este grupo, y en este momento no se pueden mostrar tus conexiones.',
  'editor.remove': 'Quitar a {name:string} del grupo',
  'editor.removed': '{name:string} ya no está en el grupo.',
  'editor.save': 'Guardar',
  'editor.restored': 'Esto es lo que introdujiste la última vez. Aún no está guardado.',
  'editor.discard': 'Descartarlo',
  'editor.created': 'El grupo se ha creado.',
  'editor.updated': 'El grupo se ha guardado.',
  'editor.failure': 'No se ha podido guardar el grupo',
  'editor.notSaved': 'Este grupo no se ha guardado',
  'editor.kept': 'Todo lo que introdujiste sigue aquí. Inténtalo de nuevo.',
  'editor.refusedMembers':
    'El servidor no ha aceptado a uno de los miembros: quizá ya no sea una conexión tuya. Todo lo que introdujiste sigue aquí.',
} satisfies Translation<typeof en>
