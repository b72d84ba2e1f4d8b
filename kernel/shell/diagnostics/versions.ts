import product from '../../../package.json'

/** The product and the libraries that it was built with. */
export const versions: Readonly<Record<string, string>> = {
  [product.name]: product.version,
  ...product.dependencies,
}
