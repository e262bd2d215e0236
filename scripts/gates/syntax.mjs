// Reading sources as syntax trees, and the few questions that several gates ask of a node.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** @param {string} root @param {string} file @returns {ts.SourceFile} */
export function parse(root, file) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** @param {ts.Node} node @returns {number} counted from 1 */
export const lineOf = (node) => {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

/**
 * Whether an identifier stands for a value of the surrounding scope, rather than naming a property, a member, a
 * binding or a type.
 * @param {ts.Identifier} node
 */
export function isValueReference(node) {
  const parent = node.parent
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isEnumMember(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === node
  if (ts.isPropertyDeclaration(parent)) return parent.initializer === node
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return false
  if (ts.isExportSpecifier(parent)) return (parent.propertyName ?? parent.name) === node
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isTypePredicateNode(parent)) return false
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false
  if (ts.isJsxAttribute(parent) || ts.isNamedTupleMember(parent) || ts.isTypeParameterDeclaration(parent)) return false
  return !isDeclarationName(node)
}

/** @param {ts.Identifier} node */
function isDeclarationName(node) {
  const parent = node.parent
  return (
    (ts.isFunctionLike(parent) ||
      ts.isClassLike(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isModuleDeclaration(parent) ||
      ts.isPropertySignature(parent)) &&
    parent.name === node
  )
}
