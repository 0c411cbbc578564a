<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\ExpectationFailedException;
use Throwable;

/**
 * Tries a matrix on a block that breaks what it asks: what sees nothing there would see nothing anywhere.
 */
trait Control {

	/**
	 * Registers a block for as long as a matrix looks at it, which has to fail, or to say what it found.
	 *
	 * @param string   $pattern What it says.
	 * @param callable $render  Prints the block: fn( array $attributes ): string. Its only attribute, `words`, may be
	 *                          anything:
	 *                          what has another type than its schema says, WordPress keeps from blocks.
	 * @param callable $walk    The matrix: fn( array $subjects ): mixed; gives what it found, or fails.
	 */
	private static function assert_seen( string $pattern, callable $render, callable $walk ): void {
		$any  = array( 'string', 'number', 'boolean', 'array', 'object', 'null' );
		$own  = array( 'words' => array( 'type' => $any, 'default' => 'Words' ) );
		$type = register_block_type(
			'eidan/control',
			array( 'api_version' => 3, 'attributes' => $own, 'render_callback' => $render )
		);
		self::assertNotFalse( $type );
		try {
			$seen = $walk(
				array( 'control' => new Subject( $type, array( 'control' => '<!-- wp:eidan/control /-->' ), $own ) )
			);
		} catch ( AssertionFailedError $failure ) {
			// What was there is not in its message.
			$seen = array(
				$failure->getMessage(),
				$failure instanceof ExpectationFailedException
					? $failure->getComparisonFailure()?->getActualAsString()
					: '',
			);
		} catch ( Throwable $error ) {
			$seen = array( $error->getMessage() );
		} finally {
			unregister_block_type( 'eidan/control' );
		}
		self::assertMatchesRegularExpression( $pattern, (string) wp_json_encode( $seen, JSON_UNESCAPED_SLASHES ) );
	}
}
