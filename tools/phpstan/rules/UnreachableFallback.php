<?php
/**
 * Fallbacks of attributes that always have a value.
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
 * Refuses `$attributes['size'] ?? 24` where block.json has a default: it cannot be reached, and says another one some
 * day. PHPStan's own rule would believe all comments of stubs as well (treatPhpDocTypesAsCertain).
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
