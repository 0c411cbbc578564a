<?php
/**
 * Helpers for rules about attributes.
 */

declare( strict_types=1 );

namespace Eidan\Tools\PHPStan;

use PhpParser\Node\Expr;
use PhpParser\Node\Expr\ArrayDimFetch;
use PhpParser\Node\Expr\BinaryOp\Coalesce;
use PhpParser\Node\Expr\Variable;
use PHPStan\Analyser\Scope;

/**
 * Finds where code reads attributes: members of an array shape, in classes that import a type of `Eidan\Attributes`. In
 * other classes shapes may come from WordPress's documentation. That promises more than filters keep.
 */
final class AttributeShapes {

	/**
	 * Whether a class imports types that `npm run types` generates.
	 */
	public static function are_known( Scope $scope ): bool {
		$doc = $scope->getClassReflection()?->getResolvedPhpDoc();
		foreach ( null === $doc ? array() : $doc->getTypeAliasImportTags() as $import ) {
			if ( str_starts_with( $import->getImportedFrom(), 'Eidan\\Attributes\\' ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns the member of a shape that an expression reads.
	 *
	 * @param Expr $value Expression with or without a fallback: `$attributes['size']`, `$attributes['size'] ?? 24`.
	 * @return ArrayDimFetch|null Null if it reads none.
	 */
	public static function member( Expr $value, Scope $scope ): ?ArrayDimFetch {
		$member = $value instanceof Coalesce ? $value->left : $value;
		if ( ! $member instanceof ArrayDimFetch || null === $member->dim ) {
			return null;
		}
		$root = $member;
		while ( $root instanceof ArrayDimFetch ) {
			$root = $root->var;
		}

		return $root instanceof Variable && $scope->getType( $member->var )->isConstantArray()->yes() ? $member : null;
	}
}
