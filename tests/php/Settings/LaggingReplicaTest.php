<?php
/**
 * Sites whose database reads from a replica that lags behind.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Settings;

use Eidan\Lists\Query\Totals;
use Eidan\Settings\Settings;
use Eidan\Tests\LaggingReplica;
use Eidan\Tests\TestCase;

/**
 * Run on SQLite, where a second connection can stand in for the replica.
 *
 * @group database
 */
final class LaggingReplicaTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! $GLOBALS['wpdb'] instanceof \WP_SQLite_DB ) {
			self::markTestSkipped( 'the replica is a second connection of SQLite; npm run scale has a real one' );
		}
	}

	protected function tearDown(): void {
		LaggingReplica::end();
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed>|null $settings What an owner saves; null = only look.
	 * @return array<string, mixed> The settings that the screen then has.
	 */
	private function owner( ?array $settings = null ): array {
		LaggingReplica::request();
		wp_set_current_user( 1 );
		$response = null === $settings
			? $this->rest( 'GET', '/eidan/v1/settings' )
			: $this->rest( 'POST', '/eidan/v1/settings', array( 'settings' => $settings ) );
		self::assertSame( 200, $response->get_status() );

		return (array) $response->get_data()['settings'];
	}

	public function test_settings_that_are_saved_one_after_the_other_are_all_kept_and_shown(): void {
		$this->owner( array( 'lists' => array( 'perPage' => 21 ) ) );
		$this->owner( array( 'page' => array( 'anchorDuration' => 1001 ) ) );
		$shown = $this->owner();
		self::assertSame( array( 21, 1001 ), array( $shown['lists']['perPage'], $shown['page']['anchorDuration'] ) );
	}

	public function test_a_setting_that_is_switched_on_and_off_at_once_is_off(): void {
		$this->owner( array( 'lists' => array( 'filterPages' => true ) ) );
		$this->owner( array( 'lists' => array( 'filterPages' => false ) ) );
		LaggingReplica::end();
		self::assertFalse( Settings::get( 'lists.filterPages' ) );
	}

	public function test_a_number_that_is_kept_is_that_of_the_primary(): void {
		$before = $this->count_posts();
		$this->create_post();
		$this->create_post();
		LaggingReplica::request();
		self::assertSame( array( $before ), array( $this->count_posts() ), 'A replica that lags.' );
		LaggingReplica::request();
		self::assertSame(
			array( $before + 2 ),
			Totals::remember( 'total_test', fn(): array => array( $this->count_posts() ) )
		);
	}

	public function test_visitors_stay_with_the_replica(): void {
		$this->create_post();
		$this->create_post();
		LaggingReplica::request();
		$before = $this->count_posts();
		$this->rest( 'GET', '/eidan/v1/get-posts' );
		self::assertSame( $before, $this->count_posts() );
	}

	/** As the database says at the moment. */
	private function count_posts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'post'" );
	}
}
