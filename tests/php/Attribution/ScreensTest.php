<?php
/**
 * The list of orders, and the screen of an order.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\Channel;
use Eidan\Attribution\OrderScreen;
use Eidan\Attribution\OrdersFilter;
use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use WC_Order;
use WP_Query;

final class ScreensTest extends WooTestCase {

	private const VISIT = array(
		'source_type'              => 'utm',
		'utm_source'               => 'google',
		'utm_medium'               => 'cpc',
		'session_entry'            => 'http://127.0.0.1/chair?gclid=AbC',
		'referrer'                 => 'https://www.google.com/',
		'session_start_time'       => '2026-01-15 10:00:00',
		'session_pages'            => '1234',
		'session_count'            => '2',
		'first_source_type'        => 'referral',
		'first_utm_source'         => 'chatgpt.com',
		'first_utm_medium'         => 'referral',
		'first_session_start_time' => '2026-01-02 08:00:00',
		'last_source_type'         => 'typein',
	);

	protected function setUp(): void {
		parent::setUp();
		Sync::flush();
		Table::clear();
	}

	private function box( WC_Order $order ): \DOMXPath {
		ob_start();
		OrderScreen::render( $order );
		return $this->dom( (string) ob_get_clean() );
	}

	/** @return list<string> */
	private function texts( \DOMXPath $dom, string $query ): array {
		return array_map(
			static fn( $node ) => trim( $node->textContent ),
			iterator_to_array( $dom->query( $query ), false )
		);
	}

	/**
	 * @dataProvider stands
	 * @group smoke
	 */
	public function test_the_journey_goes_from_the_first_visit_to_the_order( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		update_option( 'home', 'http://127.0.0.1' );

		$dom = $this->box( $this->classic_checkout( $this->posted( self::VISIT ) ) );

		self::assertSame(
			array( 'First visit', 'Later visit', 'Last visit', 'Order' ),
			$this->texts( $dom, '//ol/li/h3' )
		);
		self::assertSame(
			array( 'AI assistants', 'Paid search', 'Direct' ),
			$this->texts( $dom, '//li/p[contains( @class, "__channel" )]' )
		);
		self::assertSame(
			array( 'chatgpt.com / referral', 'google / cpc' ),
			$this->texts( $dom, '//li/p[contains( @class, "__source" )]' )
		);
		self::assertSame(
			array( 'January 2, 2026 8:00 am', 'January 15, 2026 10:00 am' ),
			array_slice( $this->texts( $dom, '//li/p[contains( @class, "__time" )]' ), 0, 2 )
		);
		self::assertSame(
			array( '2', '1,234', 'Tablet', 'AbC' ),
			$this->texts( $dom, '//dl[contains( @class, "__facts" )]//dd' )
		);
		self::assertSame( array( 'All recorded data' ), $this->texts( $dom, '//details[not( @open )]/summary' ) );
		self::assertSame( 19, $dom->query( '//details//tr' )->length );
		// An address stays in one piece on a right-to-left screen.
		self::assertSame( 19, $dom->query( '//details//td/bdi' )->length );
		self::assertSame( 0, $dom->query( '//dd[ text() ]' )->length );
		// A page of the shop itself is a link. Pages of other sites are not.
		self::assertSame( array( '/chair?gclid=AbC' ), $this->texts( $dom, '//a' ) );
	}

	/**
	 * @dataProvider zones
	 *
	 * @param mixed  $hours   Setting: offset from UTC of the stored times, in hours.
	 * @param string $engine  Setting: whose script writes them.
	 * @param string $shown   What is shown for a visit at ten o'clock in January, in Berlin.
	 */
	public function test_a_visit_is_shown_by_the_same_clock_as_the_order(
		mixed $hours,
		string $engine,
		string $shown
	): void {
		$this->stand( true );
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'eidan_settings', array( 'attribution' => array( 'engine' => $engine ) ) );
		add_filter(
			'eidan_attribution_options',
			static fn ( array $options ): array => array( 'timezone_offset' => $hours ) + $options
		);
		$order = new WC_Order();
		$order->set_date_created( '2026-01-15 11:05:00' );
		$order->update_meta_data( '_wc_order_attribution_source_type', 'organic' );
		$order->update_meta_data( '_wc_order_attribution_session_start_time', '2026-01-15 10:00:00' );

		self::assertSame(
			array( $shown, 'January 15, 2026 11:05 am' ),
			$this->texts( $this->box( $order ), '//li/p[contains( @class, "__time" )]' )
		);
	}

	/** @return array<string, array{mixed, string, string}> */
	public static function zones(): array {
		return array(
			'in UTC'                                 => array( 0, 'eidan', 'January 15, 2026 11:00 am' ),
			'in the time of the shop'                => array( 1, 'eidan', 'January 15, 2026 10:00 am' ),
			'in another one'                         => array( -5, 'eidan', 'January 15, 2026 4:00 pm' ),
			'in the browser’s, wherever that was'    => array( '', 'eidan', 'January 15, 2026 10:00 am' ),
			'by WooCommerce’s script, always in UTC' => array( -5, 'woocommerce', 'January 15, 2026 11:00 am' ),
		);
	}

	public function test_addresses_are_read_in_their_own_letters(): void {
		$this->stand( true );
		update_option( 'home', 'http://127.0.0.1' );
		$order = new WC_Order();
		$order->update_meta_data( '_wc_order_attribution_source_type', 'organic' );
		$order
			->update_meta_data( '_wc_order_attribution_session_entry', 'http://127.0.0.1/%E6%97%A5%E6%9C%AC/?q=a%26b' );
		$link = $this->box( $order )->query( '//a' )->item( 0 );

		self::assertSame( '/日本/?q=a%26b', $link->textContent );
		self::assertSame(
			'http://127.0.0.1/%E6%97%A5%E6%9C%AC/?q=a%26b',
			$link->getAttribute( 'href' ),
			'The link is byte for byte.'
		);
	}

	public function test_one_visit_is_told_once_and_none_is_said(): void {
		$this->stand( true );

		$direct = $this->box(
			$this->classic_checkout(
				$this->posted( array( 'source_type' => 'typein', 'first_source_type' => 'typein' ) )
			)
		);
		self::assertSame( array( 'First visit', 'Order' ), $this->texts( $direct, '//ol/li/h3' ) );

		self::assertStringContainsString( 'Nothing is known', $this->texts( $this->box( new WC_Order() ), '//p' )[0] );
	}

	/** @dataProvider stands */
	public function test_the_box_is_on_the_screen_of_an_order_and_on_no_other( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$order  = wc_create_order();
		$screen = $tables ? 'woocommerce_page_wc-orders' : 'shop_order';
		$GLOBALS['wp_meta_boxes'] = array();

		OrderScreen::add( $screen, $tables ? $order : get_post( $order->get_id() ) );
		OrderScreen::add( 'post', get_post( $this->create_post() ) );

		self::assertSame( array( $screen ), array_keys( $GLOBALS['wp_meta_boxes'] ) );
		self::assertTrue( wp_style_is( OrderScreen::STYLE ) );
		self::assertTrue( has_action( 'add_meta_boxes', array( OrderScreen::class, 'add' ) ) > 0 );
	}

	/** @dataProvider stands */
	public function test_the_list_has_a_column_and_a_filter( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$paid   = $this->classic_checkout( $this->posted( self::VISIT ) );
		$direct = $this->classic_checkout( $this->posted( array( 'source_type' => 'typein' ) ) );
		$none   = $this->classic_checkout( array() );
		$old    = $this->classic_checkout( array() );
		$old->update_meta_data( '_wc_order_attribution_source_type', 'organic' );
		$old->save();

		$columns = apply_filters(
			$tables ? 'manage_woocommerce_page_wc-orders_columns' : 'manage_edit-shop_order_columns',
			array( 'order_number' => 'Order', 'order_total' => 'Total' )
		);
		self::assertSame( 'Channel', $columns['eidan_channel'] );
		foreach ( array(
			'Paid search'    => $paid,
			'Direct'         => $direct,
			'Organic search' => $old,
			'Unknown'        => $none,
		) as $label => $order ) {
			ob_start();
			do_action(
				$tables ? 'manage_woocommerce_page_wc-orders_custom_column' : 'manage_shop_order_posts_custom_column',
				'eidan_channel',
				$tables ? $order : $order->get_id()
			);
			self::assertSame( $label, wp_strip_all_tags( (string) ob_get_clean() ) );
		}

		$ids = array( $paid->get_id(), $direct->get_id(), $none->get_id(), $old->get_id() );
		foreach ( array( 'by their meta' => false, 'by the lookup table' => true ) as $how => $complete ) {
			Sync::flush();
			update_option( Backfill::OPTION, array( 'finished' => $complete ) );
			self::assertSame( array( $ids[0] ), $this->listed( $tables, 'paid-search' ), $how );
			self::assertSame( array( $ids[1] ), $this->listed( $tables, 'direct' ), $how );
			self::assertSame( array( $ids[2] ), $this->listed( $tables, 'unknown' ), $how );
			self::assertSame( $ids, $this->listed( $tables, '' ), $how );
			self::assertSame( $ids, $this->listed( $tables, 'nonsense' ), $how );
			// For orders from before the plugin, only the lookup table has a channel.
			self::assertSame(
				$complete ? array( $ids[3] ) : array(),
				$this->listed( $tables, 'organic-search' ),
				$how
			);
		}
	}

	/** @dataProvider stands */
	public function test_the_filter_goes_with_what_else_the_list_is_asked_for( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$ids = array();
		foreach ( array( 'processing', 'completed', 'processing' ) as $day => $status ) {
			$order = $this->classic_checkout( $this->posted( self::VISIT ) );
			$order->set_status( $status );
			$order->set_date_created( sprintf( '2026-03-0%d 10:00:00', 3 - $day ) );
			$order->save();
			$ids[] = $order->get_id();
		}
		Sync::flush();
		foreach ( array( 'by their meta' => false, 'by the lookup table' => true ) as $how => $complete ) {
			update_option( Backfill::OPTION, array( 'finished' => $complete ) );
			self::assertSame(
				array( $ids[0], $ids[2] ),
				$this->listed(
					$tables,
					'paid-search',
					array( 'status' => 'wc-processing', 'post_status' => 'wc-processing' )
				),
				$how
			);
			self::assertSame(
				$ids,
				$this->listed( $tables, 'paid-search', array( 'orderby' => 'date', 'order' => 'DESC' ) ),
				$how
			);
			self::assertSame(
				array_reverse( $ids ),
				$this->listed( $tables, 'paid-search', array( 'orderby' => 'date', 'order' => 'ASC' ) ),
				$how
			);
			$key = array(
				'meta_query' => array( array( 'key' => '_wc_order_attribution_channel', 'compare' => 'EXISTS' ) ),
			);
			self::assertSame(
				$ids,
				$this->listed( $tables, 'paid-search', $key + array( 'orderby' => 'ID', 'order' => 'ASC' ) ),
				$how
			);
		}
	}

	public function test_a_filter_whose_table_is_being_filled_says_so(): void {
		$notice = static function ( string $screen, string $channel ): string {
			$_GET['eidan_channel'] = $channel;
			set_current_screen( $screen );
			ob_start();
			OrdersFilter::notice();
			return (string) ob_get_clean();
		};
		update_option( Backfill::OPTION, array( 'finished' => false, 'done' => 1200, 'total' => 5000 ) );

		self::assertStringContainsString( '1,200 of 5,000', $notice( 'edit-shop_order', 'email' ) );
		self::assertStringContainsString( '1,200 of 5,000', $notice( 'woocommerce_page_wc-orders', 'email' ) );
		self::assertSame( '', $notice( 'edit-shop_order', '' ), 'Without the filter nothing is missing.' );
		self::assertSame( '', $notice( 'edit-post', 'email' ) );

		update_option( Backfill::OPTION, array( 'finished' => true ) );
		self::assertSame( '', $notice( 'edit-shop_order', 'email' ) );
		self::assertSame( 10, has_action( 'admin_notices', array( OrdersFilter::class, 'notice' ) ) );
	}

	public function test_the_filter_names_every_channel_and_keeps_the_chosen_one(): void {
		$_GET['eidan_channel'] = 'email';
		ob_start();
		OrdersFilter::filter( 'shop_order' );
		OrdersFilter::filter( 'post' );
		$dom = $this->dom( (string) ob_get_clean() );

		self::assertSame( count( Channel::all() ) + 1, $dom->query( '//select/option' )->length );
		self::assertSame( array( 'Email' ), $this->texts( $dom, '//option[@selected]' ) );
		self::assertSame( 1, $dom->query( '//label[@for=//select/@id]' )->length );
	}

	/**
	 * Returns the orders that the list shows.
	 *
	 * @param array<string, mixed> $args Further arguments of the list. It is sorted by ID unless they say otherwise.
	 * @return list<int>
	 */
	private function listed( bool $tables, string $channel, array $args = array() ): array {
		$_GET['eidan_channel'] = $channel;
		$args                 += array( 'orderby' => 'ID', 'order' => 'ASC' );
		if ( $tables ) {
			$found = wc_get_orders(
				apply_filters(
					'woocommerce_order_list_table_prepare_items_query_args',
					$args + array( 'limit' => 20, 'type' => 'shop_order', 'return' => 'ids', 'paginate' => true )
				)
			);
			self::assertSame( count( $found->orders ), $found->total );
			return $found->orders;
		}
		set_current_screen( 'edit-shop_order' );
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$found                   = $query->query(
			$args + array( 'post_type' => 'shop_order', 'post_status' => 'any', 'fields' => 'ids' )
		);
		return $found;
	}
}
