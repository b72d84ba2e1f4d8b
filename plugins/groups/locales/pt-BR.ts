import type { Translation } from '@kernel'
import type en from './en'

export default {
  manage: 'Gerenciar grupos',
  members: '{count:number} {{membro|membros}}',
  noName: 'Grupo sem nome',
  noPersonName: 'Alguém',

  'list.title': 'Meus grupos',
  'list.create': 'Novo grupo',
  'list.empty': 'Você ainda não tem grupos',
  'list.empty.text':
    'Uma turma, um coral, um círculo de estudos: reúna em um grupo as conexões que combinam.',
  'list.choose': 'Escolha um grupo',
  'list.choose.text': 'Os membros aparecem aqui.',
  'list.unknown': 'Este grupo não existe',
  'list.unknown.text': 'Ele pode ter sido excluído, ou o endereço não está certo.',
  'list.all': 'Todos os grupos',

  'details.noMembers': 'Ainda não há ninguém neste grupo.',
  'details.edit': 'Editar',
  'details.delete': 'Excluir',

  'delete.title': 'Excluir este grupo?',
  'delete.text':
    '“{name:string}” será excluído para sempre. As pessoas do grupo continuam sendo suas conexões.',
  'delete.success': 'O grupo foi excluído.',
  'delete.failure': 'Erro ao excluir o grupo',

  'editor.create': 'Novo grupo',
  'editor.edit': 'Editar grupo',
  'editor.name': 'Nome',
  'editor.noName': 'Dê um nome ao grupo.',
  'editor.longName': 'O nome é longo demais: no máximo {max:number} caracteres.',
  'editor.refusedName': 'O servidor não aceitou este nome.',
  'editor.members': 'Membros',
  'editor.onlyPresent':
    'Aqui você pode tirar membros. No momento não é possível mostrar suas outras conexões.',
  'editor.noMembers': 'Ainda não há ninguém neste grupo, e no momento não é possível mostrar suas conexões.',
  'editor.remove': 'Tirar {name:string} do grupo',
  'editor.removed': '{name:string} saiu do grupo.',
  'editor.save': 'Salvar',
  'editor.restored': 'Isto é o que você preencheu da última vez. Ainda não foi salvo.',
  'editor.discard': 'Descartar',
  'editor.created': 'O grupo foi criado.',
  'editor.updated': 'O grupo foi salvo.',
  'editor.failure': 'Não foi possível salvar o grupo',
  'editor.notSaved': 'Este grupo não foi salvo',
  'editor.kept': 'Tudo o que você preencheu continua aqui. Tente de novo.',
  'editor.refusedMembers':
    'O servidor não aceitou um dos membros: talvez vocês não estejam mais conectados. Tudo o que você preencheu continua aqui.',
} satisfies Translation<typeof en>
