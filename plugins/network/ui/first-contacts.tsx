import PeopleCards from './people-cards'

/** People to begin with, on the screen of the messages. */
export default function FirstContacts() {
  return <PeopleCards hasRoom />
}
