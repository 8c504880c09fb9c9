// The shop's process loads this file before the shop. It redirects the calls to the price markets to this machine, because the addresses of the
// markets cannot be configured.
const home = process.env.MARKETS_AT
const marketAddress = /^https:\/\/api\.(kraken|exchange\.coinbase)\.com/
const { fetch: real } = globalThis

globalThis.fetch = async (input, settings) => {
  const url = input instanceof Request ? input.url : String(input)
  return await real(home && marketAddress.test(url) ? url.replace(marketAddress, `${home}/$1`) : input, settings)
}
