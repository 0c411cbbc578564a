<?php
/**
 * A source that is set by hand on an order.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\ByHand;
use Eidan\Attribution\Fields;
use Eidan\Attribution\OrderData;
use Eidan\Attribution\OrderScreen;
use Eidan\Attribution\OrderSource;
use Eidan\Attribution\OrderSourceBox;
use Eidan\Attribution\OrdersList;
use Eidan\Attribution\Privacy;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use WC_Order;

/**
 * @covers \Eidan\Attribution\ByHand
 * @covers \Eidan\Attribution\ByHandFields
 * @covers \Eidan\Attribution\OrderSource
 * @covers \Eidan\Attribution\OrderSourceBox
 */
final class OrderSourceTest extends WooTestCase {

	private const VISIT = array(
		'source_type'       => 'utm',
		'utm_source'        => 'google',
		'utm_medium'        => 'cpc',
		'utm_content'       => 'banner',
		'session_entry'     => 'http://127.0.0.1/chair?gclid=AbC',
		'referrer'          => 'https://www.google.com/',
		'first_source_type' => 'referral',
		'first_utm_source'  => 'chatgpt.com',
		'first_utm_medium'  => 'referral',
		'last_source_type'  => 'typein',
	);

	private const TYPED = array(
		'channel'  => '',
		'source'   => 'Radio "Eins"',
		'medium'   => 'audio',
		'campaign' => 'autumn',
	);

	/** @return array<string, array{bool}> */
	public static function storages(): array {
		return array(
			'order tables' => array( true ),
			'posts'        => array( false ),
		);
	}

	/** Sends the fields as the order's screen does, and returns the order as it is stored then. */
	private function send( WC_Order $order, mixed $fields, bool $has_nonce = true ): WC_Order {
		$id    = $order->get_id();
		$nonce = $has_nonce ? array( 'eidan_order_nonce' => wp_create_nonce( "eidan_order_nonce$id" ) ) : array();
		$_POST = array( 'eidan_order' => wp_slash( $fields ) ) + $nonce;
		do_action( 'woocommerce_process_shop_order_meta', $id, $order );
		$_POST = array();
		Sync::flush();

		return $this->order( $id );
	}

	/** @return list<string> Texts of the notes, oldest first. */
	private function notes( WC_Order $order ): array {
		$notes = wc_get_order_notes( array( 'order_id' => $order->get_id(), 'orderby' => 'date_created_gmt' ) );
		usort( $notes, static fn ( object $a, object $b ): int => $a->id <=> $b->id );

		return array_values(
			array_filter(
				array_column( $notes, 'content' ),
				static fn ( string $note ): bool => str_contains( $note, '→' )
			)
		);
	}

	/** @return array<string, string|null> */
	private function row( WC_Order $order ): array {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d', Table::name(), $order->get_id() ),
			ARRAY_A
		);
		self::assertIsArray( $row );

		return array_intersect_key(
			$row,
			array_flip( array( 'channel', 'source', 'medium', 'campaign', 'first_channel', 'ended_direct' ) )
		);
	}

	private function shop_manager(): void {
		remove_all_actions( 'woocommerce_process_shop_order_meta' );
		add_action( 'woocommerce_process_shop_order_meta', array( OrderSourceBox::class, 'save' ), 60 );
		$this->act_as( 'shop_manager' );
	}

	/**
	 * The database may read the fields by their index, which is sorted by name: the channel is saved before the source,
	 * and where a second ends between two fields, WooCommerce saves the whole order there.
	 */
	public function test_what_was_chosen_stays_wherever_a_second_ends_between_two_fields(): void {
		$this->stand( true );
		$made   = $this->fields( $this->classic_checkout( $this->posted( self::VISIT ) ) );
		$fields = array( 'channel' => $made['channel'], 'last_channel' => $made['last_channel'] ) + $made;
		$this->shop_manager();
		$at   = 0;
		$ends = 0;
		$call = 0;
		add_filter(
			'woocommerce_orders_table_datastore_should_save_after_meta_change',
			static function () use ( &$call, &$ends ): bool {
				return ++$call === $ends;
			}
		);
		do {
			$ends  = 0;
			$order = new WC_Order();
			$order->save();
			foreach ( $fields as $field => $value ) {
				$order->update_meta_data( Fields::key( $field ), $value );
			}
			$order->save();
			$ends  = ++$at;
			$call  = 0;
			$order = $this->send( $this->order( $order->get_id() ), array( 'channel' => 'audio', 'source' => 'Eins' ) );
			$now   = $this->fields( $order );
			self::assertSame(
				array( 'audio', 'audio', 'Eins', false ),
				array( $now['channel'], $now['last_channel'], $now['utm_source'], isset( $now['utm_medium'] ) ),
				"after field $ends"
			);
		} while ( $call >= $ends );
		self::assertGreaterThan( 5, $ends );
	}

	/** @dataProvider storages */
	public function test_what_is_typed_takes_the_place_of_what_was_recorded_which_comes_back( bool $tables ): void {
		$this->stand( true, $tables );
		$order  = $this->classic_checkout( $this->posted( self::VISIT ) );
		$before = $this->fields( $order );
		Sync::flush();
		$row = $this->row( $order );
		$this->shop_manager();

		$order = $this->send( $order, self::TYPED + array( 'told' => 'Code <b> 4711' ) );
		$now   = $this->fields( $order );
		self::assertSame(
			array( 'audio', 'audio', 'ai-assistant', 'utm', 'Radio "Eins"', 'audio', 'autumn' ),
			array(
				$now['channel'],
				$now['last_channel'],
				$now['first_channel'],
				$now['source_type'],
				$now['utm_source'],
				$now['utm_medium'],
				$now['utm_campaign'],
			)
		);
		self::assertSame( array(), array_intersect_key( $now, array_flip( array( 'referrer', 'utm_content' ) ) ) );
		self::assertSame( self::VISIT['session_entry'], $now['session_entry'] );
		self::assertSame(
			array( 'audio', 'Radio "Eins"', 'audio', 'autumn', 'ai-assistant', '0' ),
			array_map(
				fn ( string $name ) => $this->row( $order )[ $name ],
				array( 'channel', 'source', 'medium', 'campaign', 'first_channel', 'ended_direct' )
			)
		);
		ob_start();
		OrdersList::cell( 'eidan_channel', $order );
		self::assertSame( 'Audio', ob_get_clean() );
		self::assertSame( 'Code 4711', OrderSource::told( $order ) );

		$order = $this->send( $order, self::TYPED + array( 'told' => 'Code 4711' ) );
		self::assertCount( 2, $this->notes( $order ), 'What is not changed is not noted.' );

		$order = $this->send( $order, ByHand::NONE + array( 'told' => '' ) );
		self::assertEquals( $before, $this->fields( $order ) );
		self::assertSame( $row, $this->row( $order ) );
		self::assertFalse( $order->meta_exists( OrderSource::RECORDED ) || $order->meta_exists( OrderSource::TYPED ) );
		self::assertSame(
			array(
				'Source: Paid search (google / cpc) → Audio (Radio &quot;Eins&quot; / audio / autumn)',
				'Told on the telephone: – → Code 4711',
				'Source: Audio (Radio &quot;Eins&quot; / audio / autumn) → Paid search (google / cpc)',
				'Told on the telephone: Code 4711 → –',
			),
			$this->notes( $order )
		);
		$notes = wc_get_order_notes( array( 'order_id' => $order->get_id() ) );
		self::assertSame( wp_get_current_user()->display_name, $notes[0]->added_by );
	}

	/** @dataProvider storages */
	public function test_a_channel_alone_is_enough( bool $tables ): void {
		$this->stand( true, $tables );
		$order = $this->classic_checkout( $this->posted( self::VISIT ) );
		$this->shop_manager();
		$types = array();
		foreach ( array( 'pos', 'direct', 'unknown', 'affiliate', 'no-such' ) as $channel ) {
			$order = $this->send( $order, array( 'channel' => $channel ) );
			$now   = $this->fields( $order );
			$types[ $channel ] = array(
				$now['channel'],
				$now['source_type'] ?? null,
				$now['utm_source'] ?? null,
				$this->row( $order )['source'],
			);
		}
		self::assertSame(
			array(
				'pos'       => array( 'pos', 'pos', null, '' ),
				'direct'    => array( 'direct', 'typein', '(direct)', '(direct)' ),
				'unknown'   => array( 'unknown', null, null, '' ),
				'affiliate' => array( 'affiliate', 'utm', null, '' ),
				'no-such'   => array( 'paid-search', 'utm', 'google', 'google' ),
			),
			$types
		);
		self::assertSame(
			'Source: Direct → Unknown',
			$this->notes( $order )[2]
		);
	}

	public function test_a_channel_that_the_owner_has_given_up_stays(): void {
		$order = $this->classic_checkout( $this->posted( self::VISIT ) );
		$this->shop_manager();
		update_option( 'eidan_settings', array( 'attribution' => array( 'channels' => 'Fairs; expo.example' ) ) );
		$order = $this->send( $order, array( 'channel' => 'own-fairs' ) );
		update_option( 'eidan_settings', array() );
		$order = $this->send( $order, array( 'channel' => 'own-fairs', 'told' => 'x' ) );
		self::assertSame( 'own-fairs', $this->fields( $order )['channel'] );
		$html = $this->box( $order );
		self::assertStringContainsString( '<option value="own-fairs" selected', str_replace( "'", '"', $html ) );
	}

	public function test_a_later_change_of_the_order_keeps_the_channel(): void {
		$order = $this->classic_checkout( $this->posted( self::VISIT ) );
		$this->shop_manager();
		$order = $this->send( $order, array( 'channel' => 'affiliate' ) + self::TYPED );
		$order->set_status( 'completed' );
		$order->save();
		self::assertSame( 'affiliate', $this->fields( $this->order( $order->get_id() ) )['channel'] );
	}

	public function test_only_who_may_change_the_order_and_meant_it_is_heard(): void {
		$order  = $this->classic_checkout( $this->posted( self::VISIT ) );
		$before = $this->fields( $order );
		$this->shop_manager();
		self::assertStringContainsString( 'eidan_order[source]', $this->box( $order ) );
		$this->send( $order, self::TYPED, false );
		$this->send( $order, 'text' );
		foreach ( array( 'subscriber', 'customer', 'editor' ) as $role ) {
			$this->act_as( $role );
			$this->send( $order, self::TYPED );
			self::assertStringNotContainsString( 'eidan_order', $this->box( $order ) );
		}
		self::assertSame( $before, $this->fields( $this->order( $order->get_id() ) ) );
		self::assertSame( array(), $this->notes( $order ) );
	}

	public function test_the_screen_shows_what_is_set_and_what_was_recorded_as_text(): void {
		$order = $this->classic_checkout( $this->posted( self::VISIT ) );
		$this->shop_manager();
		$order = $this->send( $order, array( 'source' => 'a"><script>alert(1)</script>&amp;' ) + self::TYPED );
		$html  = $this->box( $order );
		$dom   = $this->dom( $html );
		self::assertSame( 0, $dom->query( '//script' )->length );
		$field = $dom->query( '//input[@id="eidan-order-source-field"]' )->item( 0 );
		self::assertSame( 'a">&amp;', $field->getAttribute( 'value' ) );
		self::assertStringContainsString( 'Recorded was: Paid search (google / cpc).', $html );
		self::assertSame( 1, $dom->query( '//details[@class="eidan-by-hand" and @open]' )->length );
	}

	public function test_wordpress_exports_and_erases_what_is_kept(): void {
		$order = $this->classic_checkout( $this->posted( self::VISIT ) );
		$this->shop_manager();
		$order = $this->send( $order, self::TYPED + array( 'told' => '4711' ) );
		$data  = Privacy::export( 'anna@example.com' )['data'];
		$found = array_column( end( $data )['data'], 'value' );
		foreach ( array( 'Radio "Eins"', 'google', 'https://www.google.com/', '4711' ) as $value ) {
			self::assertContains( $value, $found );
		}
		Privacy::erase( 'anna@example.com' );
		$order = $this->order( $order->get_id() );
		self::assertSame( array(), OrderData::stored( $order ) );
		foreach ( array( OrderSource::RECORDED, OrderSource::TYPED, OrderSource::TOLD ) as $key ) {
			self::assertFalse( $order->meta_exists( $key ), $key );
		}
	}

	/** @dataProvider storages */
	public function test_uninstalling_removes_it_from_all_orders( bool $tables ): void {
		$this->stand( true, $tables );
		$order = $this->classic_checkout( $this->posted( self::VISIT ) );
		$this->shop_manager();
		$order = $this->send( $order, self::TYPED + array( 'told' => '4711' ) );
		OrderSource::forget();
		$order = $this->order( $order->get_id() );
		self::assertSame(
			array( ByHand::NONE, '' ),
			array( OrderSource::typed( $order ), OrderSource::told( $order ) )
		);
		self::assertFalse( $order->meta_exists( OrderSource::RECORDED ) );
		self::assertSame( 'audio', $this->fields( $order )['channel'] );
	}

	private function box( WC_Order $order ): string {
		ob_start();
		OrderScreen::render( $order );

		return (string) ob_get_clean();
	}
}
