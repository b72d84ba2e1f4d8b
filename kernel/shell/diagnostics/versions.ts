import product from '../../../package.json'

export const versions: Readonly<Record<string, string>> = {
  [product.name]: product.version,
  ...product.dependencies,
}
