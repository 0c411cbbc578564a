<?php
/**
 * The plugin is deleted.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Tests\OtherPhp;
use Eidan\Tests\TestCase;

/**
 * WordPress deletes a plugin that is not active, so nothing of plugin.php is there when uninstall.php runs. Other tests
 * have it loaded, and would not see what is missing.
 */
final class DeletedTest extends TestCase {

	use OtherPhp;

	protected function setUp(): void {
		self::needOtherPhp();
		parent::setUp();
	}

	/** @return array<string, array{string}> What the owner chose. */
	public static function choices(): array {
		return array(
			'nothing'    => array( 'nothing' ),
			'settings'   => array( 'settings' ),
			'everything' => array( 'everything' ),
		);
	}

	/** @dataProvider choices */
	public function test_it_can_be_deleted_while_it_is_not_active( string $choice ): void {
		[ $printed, $errors ] = self::otherPhp( __DIR__ . '/delete-plugin.php', $choice );
		self::assertSame( '', $errors );
		self::assertSame(
			array( 'loaded' => false, 'sheets' => 0 ),
			json_decode( $printed, true )
		);
	}
}
