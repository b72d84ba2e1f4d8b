// Not useParams and the like: the kernel matches routes and has useRouteParams.
export { Link, NavLink, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
