<?php
/**
 * Makes small changes to PHP code, for mutation tests.
 */

declare( strict_types=1 );

namespace Eidan\Mutation;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Scalar;
use PhpParser\Node\Stmt;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\ParentConnectingVisitor;
use PhpParser\ParserFactory;

/**
 * Each mutant differs from the original file in one place: an operator, a number, a text, a condition, a call or a
 * return value.
 */
final class Mutator {

	/** Binary operators, each with those that replace it. */
	private const OPERATORS = array(
		'<'   => array( '<=', '>=' ),
		'<='  => array( '<', '>' ),
		'>'   => array( '>=', '<=' ),
		'>='  => array( '>', '<' ),
		'===' => array( '!==' ),
		'!==' => array( '===' ),
		'&&'  => array( '||' ),
		'||'  => array( '&&' ),
		'+'   => array( '-' ),
		'-'   => array( '+' ),
		'*'   => array( '/' ),
		'/'   => array( '*' ),
		'%'   => array( '*' ),
	);

	/** Functions that return their first argument with changes. A mutant returns that argument as it is. */
	private const WRAPPERS = 'array_filter array_unique array_slice array_diff array_merge array_reverse '
		. 'rtrim trim strtr min max substr strtolower';

	/** Functions whose texts are for people. These texts are not changed. */
	private const WORDING = '__ _n _x esc_html__ esc_attr__';

	/** What a function returns in place of its value, by its type. */
	private const NOTHING = array(
		'array'  => 'array()',
		'string' => "''",
		'int'    => '0',
	);

	/**
	 * Returns all mutants of a file.
	 *
	 * @param string $code Content of the file.
	 * @return list<array{line: int, what: string, code: string}>
	 */
	public static function mutants( string $code ): array {
		$tree = ( new ParserFactory() )->createForHostVersion()->parse( $code ) ?? array();
		( new NodeTraverser( new ParentConnectingVisitor() ) )->traverse( $tree );
		$text    = static fn( Node $node ): string =>
			substr( $code, $node->getStartFilePos(), $node->getEndFilePos() - $node->getStartFilePos() + 1 );
		$mutants = array();
		foreach ( ( new NodeFinder() )->find( $tree, static fn(): bool => true ) as $node ) {
			$was = $text( $node );
			foreach ( array_merge( self::around( $node ), self::changes( $node, $text ) ) as $what => $new ) {
				if ( $was !== $new ) {
					$mutants[] = array(
						'line' => $node->getStartLine(),
						'what' => $what,
						'code' => substr_replace( $code, $new, $node->getStartFilePos(), strlen( $was ) ),
					);
				}
			}
		}

		return $mutants;
	}

	/**
	 * Returns all changes of a node: what takes its place, by the description of the change.
	 *
	 * @param Node                   $node Node to change.
	 * @param callable(Node): string $text Returns the code of a node.
	 * @return array<string, string>
	 */
	private static function changes( Node $node, callable $text ): array {
		$parent = $node->getAttribute( 'parent' );

		return match ( true ) {
			$node instanceof Expr\BinaryOp => self::operations( $node, $text( $node->left ), $text( $node->right ) ),
			$node instanceof Expr\BooleanNot => array( '! is removed' => $text( $node->expr ) ),
			$node instanceof Scalar\Int_ && ! $parent instanceof Node\DeclareItem => array(
				"$node->value becomes one more" => (string) ( $node->value + 1 ),
				"$node->value becomes one less" => (string) max( 0, $node->value - 1 ),
			),
			// A key within a text in double quotes has no quotes of its own.
			$node instanceof Scalar\String_ && str_contains( '\'"', $text( $node )[0] )
				&& ! self::calls( $parent?->getAttribute( 'parent' ), self::WORDING ) =>
				array( "{$text( $node )} becomes empty" => "''" ),
			$node instanceof Expr\ConstFetch && 'true' === $node->name->toLowerString() =>
				array( 'becomes false' => 'false' ),
			$node instanceof Expr\ConstFetch && 'false' === $node->name->toLowerString() =>
				array( 'becomes true' => 'true' ),
			self::calls( $node, self::WRAPPERS ) && ( $node->args[0]->value ?? null ) instanceof Expr =>
				array( "{$text( $node->name )}() is left out" => $text( $node->args[0]->value ) ),
			$node instanceof Expr\Ternary && null !== $node->if => array(
				'the branches change places' =>
					"( {$text( $node->cond )} ? {$text( $node->else )} : {$text( $node->if )} )",
			),
			$node instanceof Stmt\Expression && (
				$node->expr instanceof Expr\CallLike || $node->expr instanceof Expr\AssignOp
			) => array( 'the call is removed' => '' ),
			$node instanceof Stmt\Continue_ => array( 'continue becomes break' => 'break;' ),
			$node instanceof Stmt\Return_ && null !== $node->expr => self::returns( $node, $text( $node->expr ) ),
			default => array(),
		};
	}

	/**
	 * Returns the changes of a node that is the condition of an `if`, or what a loop walks over.
	 *
	 * @return array<string, string>
	 */
	private static function around( Node $node ): array {
		$parent = $node->getAttribute( 'parent' );
		if ( $parent instanceof Stmt\If_ && $parent->cond === $node ) {
			return array( 'the condition is always true' => 'true', 'the condition is always false' => 'false' );
		}

		return $parent instanceof Stmt\Foreach_ && $parent->expr === $node
			? array( 'the loop never runs' => 'array()' )
			: array();
	}

	/**
	 * Returns the changes of an operation.
	 *
	 * @param Expr\BinaryOp $node  The operation.
	 * @param string        $left  Code on the left of its operator.
	 * @param string        $right Code on the right.
	 * @return array<string, string>
	 */
	private static function operations( Expr\BinaryOp $node, string $left, string $right ): array {
		$sign    = $node->getOperatorSigil();
		$changes = match ( $sign ) {
			'??'    => array( 'only the part behind ??' => $right ),
			'.'     => array( 'only the left of .' => $left, 'only the right of .' => $right ),
			default => array(),
		};
		foreach ( self::OPERATORS[ $sign ] ?? array() as $other ) {
			$changes[ "$sign becomes $other" ] = "( $left $other $right )";
		}

		return $changes;
	}

	/**
	 * Returns statements that return another value of the function's type.
	 *
	 * @param Stmt\Return_ $node  Statement to change.
	 * @param string       $value Code of its value.
	 * @return array<string, string>
	 */
	private static function returns( Stmt\Return_ $node, string $value ): array {
		for ( $function = $node; null !== $function && ! $function instanceof Node\FunctionLike; ) {
			$function = $function->getAttribute( 'parent' );
		}
		$type    = $function?->getReturnType();
		$changes = $type instanceof Node\NullableType ? array( 'returns null' => 'return null;' ) : array();
		foreach ( $type instanceof Node\UnionType ? $type->types : array( $type->type ?? $type ) as $one ) {
			$name = $one instanceof Node\Identifier ? $one->toString() : '';
			if ( 'bool' === $name ) {
				$changes['returns the opposite'] = "return ! ( $value );";
			} elseif ( isset( self::NOTHING[ $name ] ) && self::NOTHING[ $name ] !== $value ) {
				$changes[ 'returns ' . self::NOTHING[ $name ] ] = 'return ' . self::NOTHING[ $name ] . ';';
			}
		}

		return $changes;
	}

	/**
	 * Whether a node is a call of a function of a list.
	 *
	 * @param Node|null $node  Any node.
	 * @param string    $names Names of functions, with spaces between them.
	 */
	private static function calls( ?Node $node, string $names ): bool {
		return $node instanceof Expr\FuncCall
			&& $node->name instanceof Node\Name
			&& in_array( $node->name->toString(), explode( ' ', $names ), true );
	}
}
