<?php
/**
 * A rule against fallbacks for attributes that always have a value.
 */

declare( strict_types=1 );

namespace Eidan\Tools\PHPStan;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\AssignOp;
use PhpParser\Node\Expr\BinaryOp\Coalesce;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports `$attributes['size'] ?? 24` if block.json has a default. The fallback is never used, and some day it would
 * differ from the default. PHPStan's own rule (treatPhpDocTypesAsCertain) would also trust all comments in stubs.
 *
 * @implements Rule<Expr>
 */
final class UnreachableFallback implements Rule {

	public function getNodeType(): string {
		return Expr::class;
	}

	/**
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		$value = match ( true ) {
			$node instanceof Coalesce => $node->left,
			$node instanceof AssignOp\Coalesce => $node->var,
			default => null,
		};
		$member = null !== $value && AttributeShapes::are_known( $scope )
			? AttributeShapes::member( $value, $scope )
			: null;
		if ( null === $member || null === $member->dim ) {
			return array();
		}
		$shape  = $scope->getType( $member->var );
		$offset = $scope->getType( $member->dim );
		if (
			! $shape->hasOffsetValueType( $offset )->yes() || ! $shape->getOffsetValueType( $offset )->isNull()->no()
		) {
			return array();
		}

		return array(
			RuleErrorBuilder::message(
				'This attribute always has a value: its default is in block.json, and what follows ?? is never reached.'
			)->identifier( 'eidan.fallback' )->build(),
		);
	}
}
