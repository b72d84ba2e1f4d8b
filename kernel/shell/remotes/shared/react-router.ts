// Not useParams and its like: screens are found by the kernel, which has useRouteParams.
export { Link, NavLink, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
