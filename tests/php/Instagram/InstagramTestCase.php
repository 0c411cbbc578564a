<?php
/**
 * Base class of the tests of the connection with Instagram.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use Eidan\Instagram\Connection;
use Eidan\Instagram\Library;
use Eidan\Instagram\Record;
use Eidan\Tests\TestCase;

/**
 * Replaces Instagram by a stand-in, connects with it, and deletes the folder of copies after each test.
 */
abstract class InstagramTestCase extends TestCase {

	protected StandIn $instagram;

	protected function setUp(): void {
		parent::setUp();
		$this->instagram = ( new StandIn() )->start();
	}

	protected function tearDown(): void {
		Library::forget();
		parent::tearDown();
	}

	/** Connects with a token that need not be renewed yet. */
	protected function connect( bool $is_fresh = true ): void {
		Connection::make( $this->instagram->token, 'lindqvist.orr', 60 * DAY_IN_SECONDS, $is_fresh )->store();
	}

	/** @param array<string, mixed> $change Values to overwrite in the stored connection. */
	protected function change( array $change ): void {
		$stored = get_option( Connection::OPTION );
		self::assertIsArray( $stored );
		update_option( Connection::OPTION, $change + $stored );
	}

	/** @return list<string> Ids of the copied posts. */
	protected function copied(): array {
		return array_map( static fn ( Record $record ): string => $record->id, Library::all() );
	}

	/** @return list<string> Names of the files in the folder of copies. */
	protected function files(): array {
		return array_map( 'basename', (array) glob( wp_upload_dir( null, false )['basedir'] . '/eidan-instagram/*' ) );
	}
}
