<?php
/**
 * Two windows, or a step that goes on after its connection was lost: only one request at a time changes the site.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\OneAtATime;
use Eidan\Support\Lock;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class OneAtATimeTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		$this->act_as( 'administrator' );
	}

	protected function tearDown(): void {
		// The transaction undoes changes of the database, but not of the uploads folder.
		foreach ( ( new Ledger() )->ids( 'post' ) as $id ) {
			wp_delete_post( $id, true );
		}
		parent::tearDown();
	}

	/** @return array<string, array{string, string, array<string, mixed>}> Requests that change the site. */
	public static function requests(): array {
		return array(
			'a step'                    => array( 'POST', '/eidan/v1/demo', array( 'step' => 0 ) ),
			'a removal'                 => array( 'DELETE', '/eidan/v1/demo', array() ),
			'a style that is put on'    => array( 'POST', '/eidan/v1/style', array( 'style' => 'ink' ) ),
			'a style that is taken off' => array( 'DELETE', '/eidan/v1/style', array() ),
		);
	}

	/**
	 * @dataProvider requests
	 */
	#[DataProvider( 'requests' )]
	public function test_who_comes_second_is_told_so_and_changes_nothing(
		string $method,
		string $path,
		array $sent
	): void {
		$other  = Lock::take( OneAtATime::OPTION, MINUTE_IN_SECONDS );
		$answer = $this->rest( $method, $path, $sent );
		self::assertSame( 409, $answer->get_status() );
		self::assertFalse( get_option( Ledger::OPTION ) );
		self::assertFalse( get_option( Ledger::STYLE_OPTION ) );
		Lock::release( OneAtATime::OPTION, $other );
		self::assertSame( 200, $this->rest( $method, $path, $sent )->get_status() );
		// It has let go.
		self::assertSame( 200, $this->rest( $method, $path, $sent )->get_status() );
	}

	public function test_what_another_request_has_just_written_is_not_lost(): void {
		global $wpdb;
		$this->rest( 'POST', '/eidan/v1/demo', array( 'step' => 0 ) );
		$ledger = get_option( Ledger::OPTION );
		$page   = $this->create_post( array( 'post_type' => 'page' ) );
		$ledger['made']['page/of-another'] = array( 'kind' => 'post', 'id' => $page, 'print' => '', 'source' => '' );
		// As another process does it: this one has read its options before.
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => serialize( $ledger ) ),
			array( 'option_name' => Ledger::OPTION )
		);
		$this->rest( 'POST', '/eidan/v1/demo', array( 'step' => 1 ) );
		self::assertSame( $page, ( new Ledger() )->id( 'page/of-another' ) );
		self::assertGreaterThan( count( $ledger['made'] ), count( ( new Ledger() )->made() ) );
	}
}
