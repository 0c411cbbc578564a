<?php
/**
 * Values of attributes in PHP.
 */

declare( strict_types=1 );

namespace Eidan\Tools\PHPStan;

use PhpParser\Node\Expr;
use PhpParser\Node\Expr\ArrayDimFetch;
use PhpParser\Node\Expr\BinaryOp\Coalesce;
use PhpParser\Node\Expr\Variable;
use PHPStan\Analyser\Scope;

/**
 * Finds what is read of attributes: members of a shape, in classes that import a type of `Eidan\Attributes`. Elsewhere
 * shapes come from WordPress's documentation, which promises more than filters keep.
 */
final class AttributeShapes {

	/**
	 * Whether a class knows the types that `npm run types` makes.
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
	 * The member of a shape that an expression reads.
	 *
	 * @param Expr $value With or without a fallback: `$attributes['size']`, `$attributes['size'] ?? 24`.
	 * @return ArrayDimFetch|null Null where it reads none.
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
