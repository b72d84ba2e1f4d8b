import type { Translation } from '@kernel'
import type en from './en'

export default {
  manage: 'Grupos',
  members: 'Tú y {count:number} {{persona|personas}} más',
  'members.none': 'Solo tú',
  noName: 'Grupo sin nombre',
  noPersonName: 'Alguien',
  suggestion: 'También en {name:string}',
  shared: 'también en {names:string}',

  'list.title': 'Mis grupos',
  'list.create': 'Nuevo grupo',
  'list.empty': 'Todavía no tienes grupos',
  'list.empty.text':
    'Una clase, un coro, un círculo de estudio: reúne en un grupo las conexiones que tienen algo en común.',
  'list.empty.message': 'Escribe a todos a la vez',
  'list.empty.latest': 'Mira los últimos mensajes de cada grupo',
  'list.empty.discover': 'Descubre qué enseñan las personas de tus grupos',
  'list.findPeople': 'Buscar personas',
  'list.unknown': 'Grupo no encontrado',
  'list.unknown.text': 'Puede que se haya eliminado o que la dirección no sea correcta.',
  'list.all': 'Todos los grupos',

  'details.noMembers': 'Este grupo todavía no tiene miembros.',
  'details.edit': 'Editar',
  'details.message': 'Enviar mensaje',
  'details.add': 'Añadir miembros',

  'delete.yes': 'Eliminar grupo',
  'delete.keep': 'Conservar grupo',
  'delete.title': '¿Eliminar este grupo?',
  'delete.text':
    '«{name:string}» se eliminará definitivamente. Sus miembros seguirán siendo conexiones tuyas.',
  'delete.success': 'Grupo eliminado',
  'delete.failure': 'No se pudo eliminar el grupo',

  'editor.create': 'Nuevo grupo',
  'editor.edit': 'Editar grupo',
  'editor.name': 'Nombre',
  'editor.noName': 'Ponle un nombre al grupo.',
  'editor.longName': 'El nombre es demasiado largo. El límite es de {max:number} caracteres.',
  'editor.refusedName': 'El servidor no aceptó este nombre.',
  'editor.members': 'Miembros',
  'editor.onlyPresent':
    'Aquí puedes quitar miembros. En este momento no se pueden mostrar tus demás conexiones.',
  'editor.noMembers':
    'Este grupo todavía no tiene miembros y, en este momento, no se pueden mostrar tus conexiones.',
  'editor.remove': 'Quitar a {name:string} del grupo',
  'editor.removed': 'Se quitó a {name:string} del grupo',
  'editor.save': 'Guardar',
  'editor.submit': 'Crear grupo',
  'editor.created': 'Grupo creado',
  'editor.updated': 'Grupo guardado',
  'editor.failure': 'No se pudo guardar el grupo',
  'editor.unsure': 'No sabemos si el grupo se guardó',
  'editor.unsure.text':
    'Todo lo que escribiste sigue aquí. Si lo intentas de nuevo, primero comprobamos si el grupo ya existe, para que no aparezca dos veces.',
  'editor.kept': 'Todo lo que escribiste sigue aquí.',
  'editor.refusedMembers':
    'El servidor no aceptó a uno de los miembros. Puede que ya no sea una conexión tuya. Todo lo que escribiste sigue aquí.',
} satisfies Translation<typeof en>
