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
use PhpParser\NodeVisitor\CloningVisitor;
use PhpParser\NodeVisitor\ParentConnectingVisitor;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;
use PhpParser\PrettyPrinter\Standard;

/**
 * Each mutant differs from the original file in one place: an operator, a number, a text, a condition, a call or a
 * return value.
 */
final class Mutator {

	/** Binary operators, each with the operators that replace it. */
	private const OPERATORS = array(
		'Smaller'        => array( 'SmallerOrEqual', 'GreaterOrEqual' ),
		'SmallerOrEqual' => array( 'Smaller', 'Greater' ),
		'Greater'        => array( 'GreaterOrEqual', 'SmallerOrEqual' ),
		'GreaterOrEqual' => array( 'Greater', 'Smaller' ),
		'Identical'      => array( 'NotIdentical' ),
		'NotIdentical'   => array( 'Identical' ),
		'BooleanAnd'     => array( 'BooleanOr' ),
		'BooleanOr'      => array( 'BooleanAnd' ),
		'Plus'           => array( 'Minus' ),
		'Minus'          => array( 'Plus' ),
		'Mul'            => array( 'Div' ),
		'Div'            => array( 'Mul' ),
		'Mod'            => array( 'Mul' ),
	);

	/** Functions that return their first argument with changes. A mutant returns that argument as it is. */
	private const WRAPPERS = array(
		'array_filter',
		'array_unique',
		'array_slice',
		'array_diff',
		'array_merge',
		'array_reverse',
		'rtrim',
		'trim',
		'strtr',
		'min',
		'max',
		'substr',
		'strtolower',
	);

	/** Functions whose texts are for people. These texts are not changed. */
	private const WORDING = array( '__', '_n', '_x', 'esc_html__', 'esc_attr__' );

	/**
	 * Returns all mutants of a file.
	 *
	 * @param string $code Content of the file.
	 * @return list<array{line: int, what: string, code: string}>
	 */
	public static function mutants( string $code ): array {
		$tree = ( new ParserFactory() )->createForHostVersion()->parse( $code ) ?? array();
		( new NodeTraverser( new ParentConnectingVisitor() ) )->traverse( $tree );
		$mutants = array();
		foreach ( ( new NodeFinder() )->find( $tree, static fn(): bool => true ) as $node ) {
			foreach ( self::changes( $node ) as $what => $change ) {
				$mutants[] = array(
					'line' => $node->getStartLine(),
					'what' => $what,
					'code' => self::with( $tree, $node, $change ),
				);
			}
		}

		return $mutants;
	}

	/**
	 * Returns all changes of a node: the new node by the description of the change. With null the node is removed.
	 *
	 * @param Node $node Node to change.
	 * @return array<string, Node|null>
	 */
	private static function changes( Node $node ): array {
		$changes = array();
		if ( $node instanceof Expr\BinaryOp ) {
			foreach ( self::OPERATORS[ str_replace( '_', '', substr( $node->getType(), 14 ) ) ] ?? array() as $name ) {
				$class                = "PhpParser\\Node\\Expr\\BinaryOp\\$name";
				$new                  = new $class( $node->left, $node->right );
				$changes[ $node->getOperatorSigil() . ' becomes ' . $new->getOperatorSigil() ] = $new;
			}
			if ( $node instanceof Expr\BinaryOp\Coalesce ) {
				$changes['only the part behind ??'] = $node->right;
			}
			if ( $node instanceof Expr\BinaryOp\Concat ) {
				$changes['only the left of .']  = $node->left;
				$changes['only the right of .'] = $node->right;
			}
		} elseif ( $node instanceof Expr\BooleanNot ) {
			$changes['! is removed'] = $node->expr;
		} elseif ( $node instanceof Scalar\Int_ && ! $node->getAttribute( 'parent' ) instanceof Node\DeclareItem ) {
			$changes[ "$node->value becomes " . ( $node->value + 1 ) ] = new Scalar\Int_( $node->value + 1 );
			if ( 0 < $node->value ) {
				$changes[ "$node->value becomes " . ( $node->value - 1 ) ] = new Scalar\Int_( $node->value - 1 );
			}
		} elseif ( $node instanceof Scalar\String_ && '' !== $node->value && ! self::is_wording( $node ) ) {
			$changes[ var_export( $node->value, true ) . ' becomes empty' ] = new Scalar\String_( '' );
		} elseif (
			$node instanceof Expr\ConstFetch && in_array( $node->name->toLowerString(), array( 'true', 'false' ), true )
		) {
			$other = 'true' === $node->name->toLowerString() ? 'false' : 'true';

			$changes[ "becomes $other" ] = new Expr\ConstFetch( new Node\Name( $other ) );
		} elseif (
			$node instanceof Expr\FuncCall
			&& $node->name instanceof Node\Name
			&& in_array( $node->name->toString(), self::WRAPPERS, true )
			&& isset( $node->args[0] )
			&& $node->args[0] instanceof Node\Arg
			&& ! $node->args[0]->unpack
		) {
			$changes[ $node->name->toString() . '() is left out' ] = $node->args[0]->value;
		} elseif ( $node instanceof Expr\Ternary && null !== $node->if ) {
			$changes['the branches change places'] = new Expr\Ternary( $node->cond, $node->else, $node->if );
		} elseif ( $node instanceof Stmt\If_ ) {
			foreach ( array( 'true', 'false' ) as $value ) {
				$new       = clone $node;
				$new->cond = new Expr\ConstFetch( new Node\Name( $value ) );

				$changes[ "the condition is always $value" ] = $new;
			}
		} elseif (
			$node instanceof Stmt\Expression
			&& (
				$node->expr instanceof Expr\FuncCall
				|| $node->expr instanceof Expr\StaticCall
				|| $node->expr instanceof Expr\MethodCall
				|| $node->expr instanceof Expr\AssignOp
			)
		) {
			$changes['the call is removed'] = null;
		} elseif ( $node instanceof Stmt\Continue_ ) {
			$changes['continue becomes break'] = new Stmt\Break_();
		} elseif ( $node instanceof Stmt\Foreach_ ) {
			$new       = clone $node;
			$new->expr = new Expr\Array_();

			$changes['the loop never runs'] = $new;
		} elseif ( $node instanceof Stmt\Return_ && null !== $node->expr ) {
			$changes += self::returns( $node );
		}

		return $changes;
	}

	/**
	 * Returns statements that return another value of the function's type.
	 *
	 * @param Stmt\Return_ $node Statement to change.
	 * @return array<string, Node>
	 */
	private static function returns( Stmt\Return_ $node ): array {
		$function = $node;
		while ( null !== $function && ! $function instanceof Node\FunctionLike ) {
			$function = $function->getAttribute( 'parent' );
		}
		$type  = $function instanceof Node\FunctionLike ? $function->getReturnType() : null;
		$names = $type instanceof Node\UnionType
			? $type->types
			: array( $type instanceof Node\NullableType ? $type->type : $type );
		$empty = array();
		if ( $type instanceof Node\NullableType ) {
			$empty['null'] = new Expr\ConstFetch( new Node\Name( 'null' ) );
		}
		foreach ( $names as $name ) {
			$empty += match ( $name instanceof Node\Identifier ? $name->toString() : '' ) {
				'array'  => array( 'an empty array' => new Expr\Array_() ),
				'string' => array( 'an empty string' => new Scalar\String_( '' ) ),
				'int'    => array( '0' => new Scalar\Int_( 0 ) ),
				'bool'   => array( 'the opposite' => new Expr\BooleanNot( $node->expr ?? new Expr\Array_() ) ),
				default  => array(),
			};
		}
		$changes = array();
		$printer = new Standard();
		foreach ( $empty as $what => $value ) {
			if (
				$printer->prettyPrintExpr( $value )
				!== str_replace( 'array()', '[]', $printer->prettyPrintExpr( $node->expr ?? $value ) )
			) {
				$changes[ "returns $what" ] = new Stmt\Return_( $value );
			}
		}

		return $changes;
	}

	/**
	 * Whether a text is only read by people.
	 *
	 * @param Scalar\String_ $node The text.
	 */
	private static function is_wording( Scalar\String_ $node ): bool {
		$call = $node->getAttribute( 'parent' )?->getAttribute( 'parent' );

		return $call instanceof Expr\FuncCall
			&& $call->name instanceof Node\Name
			&& in_array( $call->name->toString(), self::WORDING, true );
	}

	/**
	 * Returns the code of the file with one node changed.
	 *
	 * @param array<Node> $tree   Nodes of the file.
	 * @param Node        $node   Node to change.
	 * @param Node|null   $change Node that takes its place; null to remove it.
	 */
	private static function with( array $tree, Node $node, ?Node $change ): string {
		$swap = new class( $node, $change ) extends NodeVisitorAbstract {
			public function __construct( private Node $node, private ?Node $change ) {}

			public function leaveNode( Node $node ) {
				if ( $node->getAttribute( 'origNode' ) !== $this->node ) {
					return null;
				}

				return $this->change ?? \PhpParser\NodeVisitor::REMOVE_NODE;
			}
		};
		$copy = ( new NodeTraverser( new CloningVisitor() ) )->traverse( $tree );

		return ( new Standard() )->prettyPrintFile( ( new NodeTraverser( $swap ) )->traverse( $copy ) );
	}
}
