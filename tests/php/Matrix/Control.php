<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\ExpectationFailedException;
use Throwable;

/**
 * Proves that a matrix test can fail: runs it on a block that has the fault which it looks for.
 */
trait Control {

	/**
	 * Registers a block, runs a matrix test on it, and asserts that the test fails or reports the fault.
	 *
	 * @param string   $pattern Regular expression of what the test has to report.
	 * @param callable $render  Prints the block: fn( array $attributes ): string. Its only attribute, `words`, allows
	 *                          every type, because WordPress withholds values of a wrong type from blocks.
	 * @param callable $walk    The matrix test: fn( array $subjects ): mixed. It returns what it found, or fails.
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
			// The message of the failure does not contain the actual value.
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
