<?php
/**
 * Channels that are named anew.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\ByHand;
use Eidan\Attribution\OrderSource;
use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Renaming;
use Eidan\Attribution\Report\Rest;
use Eidan\Attribution\Report\ReportCommand;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Tests\Attribution\WooTestCase;
use WC_Order;

/**
 * @covers \Eidan\Attribution\Report\Renaming
 */
final class RenamingTest extends WooTestCase {

	protected function setUp(): void {
		parent::setUp();
		Sync::flush();
		Table::clear();
	}

	/** @return array<string, array{bool}> */
	public static function storages(): array {
		return array(
			'order tables' => array( true ),
			'posts'        => array( false ),
		);
	}

	private function sold( string $source ): WC_Order {
		return $this->classic_checkout(
			$this->posted(
				array(
					'source_type'       => 'referral',
					'utm_source'        => $source,
					'utm_medium'        => 'referral',
					'first_source_type' => 'referral',
					'first_utm_source'  => 'expo.example',
					'first_utm_medium'  => 'referral',
				)
			)
		);
	}

	private function custom_channels( string $text ): void {
		update_option( 'eidan_settings', array( 'attribution' => array( 'channels' => $text ) ) );
	}

	/** @return array<int, string> Channels of the rows, and of the first visits, by order. */
	private function rows(): array {
		$db = Database::get();

		return array_column(
			$db->get_results(
				$db->prepare( "SELECT order_id, CONCAT( channel, ' ', first_channel ) AS c FROM %i", Table::name() ),
				ARRAY_A
			),
			'c',
			'order_id'
		);
	}

	private function rebuild( bool $channels ): void {
		Backfill::start( false, Kind::Orders, $channels );
		while ( Backfill::step() ) {
			continue;
		}
		Sync::flush();
	}

	/** @dataProvider storages */
	public function test_only_a_rebuild_that_is_asked_to_names_them_anew( bool $tables ): void {
		$this->stand( true, $tables );
		$ids = array();
		foreach ( array( 'expo.example', 'blog.example', 'expo.example', 'expo.example' ) as $source ) {
			$ids[] = $this->sold( $source )->get_id();
		}
		OrderSource::set( $this->order( $ids[2] ), array( 'channel' => 'affiliate' ) + ByHand::NONE );
		OrderSource::set( $this->order( $ids[3] ), array( 'source' => 'fair-2026' ) + ByHand::NONE );
		Sync::flush();
		self::assertFalse( Renaming::is_due( Kind::Orders ) );

		$this->custom_channels( 'Fairs; expo.example, fair-2026' );
		self::assertTrue( Renaming::is_due( Kind::Orders ) );
		$this->rebuild( false );
		self::assertSame(
			array( 'referral referral', 'referral referral', 'affiliate referral', 'other-campaigns referral' ),
			array_values( array_replace( array_flip( $ids ), $this->rows() ) )
		);
		self::assertTrue( Renaming::is_due( Kind::Orders ) );

		$this->rebuild( true );
		self::assertSame(
			array( 'own-fairs own-fairs', 'referral own-fairs', 'affiliate own-fairs', 'own-fairs own-fairs' ),
			array_values( array_replace( array_flip( $ids ), $this->rows() ) )
		);
		self::assertSame( 'own-fairs', $this->fields( $this->order( $ids[0] ) )['channel'] );
		self::assertFalse( Renaming::is_due( Kind::Orders ) );

		OrderSource::set( $this->order( $ids[2] ), ByHand::NONE );
		self::assertSame( 'own-fairs', $this->fields( $this->order( $ids[2] ) )['channel'], 'What comes back, too.' );
		$this->custom_channels( '' );
		self::assertTrue( Renaming::is_due( Kind::Orders ) );
	}

	public function test_the_route_and_the_command_do_so_when_they_are_asked(): void {
		$this->stand( true );
		require_once dirname( __DIR__, 2 ) . '/wp-cli.php';
		$id = $this->sold( 'expo.example' )->get_id();
		Sync::flush();
		$this->custom_channels( 'Fairs; expo.example' );

		ReportCommand::register();
		$command = \WP_CLI::$commands['eidan attribution rebuild'];
		\WP_CLI::$said = array();
		$command( array(), array() );
		self::assertContains(
			'The rules for channels have changed. To name those of orders anew: --channels',
			\WP_CLI::$said
		);
		self::assertSame( 'referral referral', $this->rows()[ $id ] );
		\WP_CLI::$said = array();
		$command( array(), array( 'channels' => true ) );
		self::assertSame( array( '1 orders are in the table.' ), \WP_CLI::$said );
		self::assertSame( 'own-fairs own-fairs', $this->rows()[ $id ] );

		$this->custom_channels( 'Expos; expo.example' );
		$route = '/eidan/v1' . Rest::ROUTE . '/rebuild';
		$this->act_as( 'shop_manager' );
		self::assertSame( 202, $this->rest( 'POST', $route, array( 'channels' => 'true' ) )->get_status() );
		while ( Backfill::step() ) {
			continue;
		}
		self::assertSame( 'own-expos own-expos', $this->rows()[ $id ] );
		wp_get_current_user()->add_cap( 'edit_others_shop_orders', false );
		self::assertSame( 403, $this->rest( 'POST', $route, array( 'channels' => true ) )->get_status() );
		self::assertSame( 202, $this->rest( 'POST', $route )->get_status() );
	}
}
