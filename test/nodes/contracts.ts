import solc from 'solc'
import type { Abi, Hex } from 'viem'

/**
 * The source of two contracts. The first is a token like Tether's: it has 6 decimals and an optional fee, and `transfer` returns no value.
 * The second pays many people in one transaction.
 */
const SOURCE = `
pragma solidity ^0.8.0;

contract Tether {
  uint8 public constant decimals = 6;
  uint256 public feeBasisPoints;
  address private owner = msg.sender;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 value);

  constructor() { balanceOf[msg.sender] = 10 ** 15; }

  function setFee(uint256 basisPoints) external { feeBasisPoints = basisPoints; }

  function transfer(address to, uint256 value) external {
    require(balanceOf[msg.sender] >= value, "not enough");
    uint256 fee = value * feeBasisPoints / 10000;
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value - fee;
    balanceOf[owner] += fee;
    emit Transfer(msg.sender, to, value - fee);
    if (fee > 0) emit Transfer(msg.sender, owner, fee);
  }
}

contract Payer {
  function payTokens(Tether token, address[] calldata to, uint256 each) external {
    for (uint256 i = 0; i < to.length; i++) token.transfer(to[i], each);
  }

  function payCoins(address payable[] calldata to, bool fails) external payable {
    for (uint256 i = 0; i < to.length; i++) {
      (bool sent, ) = to[i].call{value: msg.value / to.length}("");
      require(sent, "not sent");
    }
    require(!fails, "changed its mind");
  }
}
`

type Contract = { abi: Abi; bytecode: Hex }
/** The fields of the compiler's output that are used. */
type CompiledContract = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: { 'shop.sol': Record<string, { abi: Abi; evm: { bytecode: { object: string } } }> }
}

/** Compiles both contracts at the same time, because the compiler loads slowly. */
export function compileContracts(): { tether: Contract; payer: Contract } {
  const input = {
    language: 'Solidity',
    sources: { 'shop.sol': { content: SOURCE } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as CompiledContract
  const fault = errors.find(({ severity }) => severity === 'error')
  if (fault) throw new Error(fault.formattedMessage)
  const take = (name: string): Contract => {
    const found = contracts['shop.sol'][name]
    if (!found) throw new Error(`${name} was not compiled`)
    return { abi: found.abi, bytecode: `0x${found.evm.bytecode.object}` }
  }
  return { tether: take('Tether'), payer: take('Payer') }
}
