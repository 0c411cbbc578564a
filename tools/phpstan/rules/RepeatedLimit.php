<?php
/**
 * A rule against limits that block.json sets already.
 */

declare( strict_types=1 );

namespace Eidan\Tools\PHPStan;

use Eidan\Support\Text;
use Eidan\Support\Value;
use PhpParser\Node;
use PhpParser\Node\Arg;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\CallLike;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\StaticCall;
use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;
use PHPStan\Type\Constant\ConstantIntegerType;
use PHPStan\Type\IntegerRangeType;
use PHPStan\Type\Type;
use PHPStan\Type\TypeCombinator;

/**
 * Reports code that checks a valid attribute once more: `Value::integer( $attributes['height'], 40, 400, 110 )`,
 * `is_array( $attributes['query'] )`. Code that allows fewer values than the schema is fine.
 *
 * @implements Rule<CallLike>
 */
final class RepeatedLimit implements Rule {

	public function getNodeType(): string {
		return CallLike::class;
	}

	/**
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		$name  = self::name( $node, $scope );
		$args  = '' === $name ? array() : $node->getArgs();
		$value = isset( $args[0] ) && AttributeShapes::are_known( $scope ) ? $args[0]->value : null;
		if (
			null === $value
			|| null === AttributeShapes::member( $value, $scope )
			|| ! self::repeats( $name, $value, $args, $scope )
		) {
			return array();
		}

		return array(
			RuleErrorBuilder::message(
				"$name() checks what block.json says already: the attribute is valid by its schema."
			)->identifier( 'eidan.limit' )->build(),
		);
	}

	/**
	 * Returns the name of the called function: `integer`, `is_array`.
	 *
	 * @return string '' if it is a method of a class without checks.
	 */
	private static function name( CallLike $node, Scope $scope ): string {
		if ( $node instanceof FuncCall && $node->name instanceof Name ) {
			return strtolower( $node->name->toString() );
		}
		if ( ! $node instanceof StaticCall || ! $node->class instanceof Name || ! $node->name instanceof Identifier ) {
			return '';
		}

		return in_array( $scope->resolveName( $node->class ), array( Value::class, Text::class ), true )
			? $node->name->toString()
			: '';
	}

	/**
	 * Whether a check accepts every valid value, and so is not needed.
	 *
	 * @param list<Arg> $args Arguments of the call.
	 */
	private static function repeats( string $name, Expr $value, array $args, Scope $scope ): bool {
		$type = TypeCombinator::removeNull( $scope->getType( $value ) );
		$more = array_map( static fn( Arg $arg ): Type => $scope->getType( $arg->value ), array_slice( $args, 1 ) );

		return match ( $name ) {
			'integer'   => $type->isInteger()->yes() && self::range( $more )->isSuperTypeOf( $type )->yes(),
			'one_of'    => self::are_words( $type, $more ),
			'of', 'text', 'is_string' => $type->isString()->yes(),
			'match'     => $type->isString()->yes()
				&& $value instanceof Expr\ArrayDimFetch
				&& $value->var instanceof Variable
				&& 'attributes' === $value->var->name,
			'is_array'  => $type->isArray()->yes(),
			'is_bool'   => $type->isBoolean()->yes(),
			'is_int'    => $type->isInteger()->yes(),
			'is_float', 'is_numeric' => TypeCombinator::union(
				new \PHPStan\Type\IntegerType(),
				new \PHPStan\Type\FloatType()
			)->isSuperTypeOf( $type )->yes(),
			default     => false,
		};
	}

	/**
	 * Returns the range of numbers that a call of Value::integer() allows.
	 *
	 * @param list<Type> $more Arguments after the first.
	 */
	private static function range( array $more ): Type {
		$limits = array_map(
			static fn( Type $limit ): ?int => $limit instanceof ConstantIntegerType ? $limit->getValue() : null,
			array_slice( $more, 0, 2 )
		);

		return IntegerRangeType::fromInterval( $limits[0] ?? null, $limits[1] ?? null );
	}

	/**
	 * Whether a call of Value::one_of() allows all words of a type.
	 *
	 * @param list<Type> $more Arguments after the first.
	 */
	private static function are_words( Type $type, array $more ): bool {
		$words = $type->getConstantStrings();
		if ( array() === $words || ! isset( $more[1] ) ) {
			return false;
		}
		$allowed = TypeCombinator::union( $more[0]->getIterableValueType(), $more[1] );

		return $allowed->isSuperTypeOf( $type )->yes();
	}
}
