<?php
/**
 * The filter by channel in the list of orders.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Source;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use WP_Query;

/**
 * Adds the filter, for both kinds of order storage.
 *
 * Queries the report's lookup table, which has an index by channel. The order meta has no index by value, so it is only
 * used until that table is filled.
 */
final class OrdersFilter {

	/** Name of the query parameter and of the query argument. */
	public const PARAM = 'eidan_channel';

	/** Screen ids of the list of orders: as posts, and in custom order tables. */
	private const SCREENS = array( 'edit-shop_order', 'woocommerce_page_wc-orders' );

	/**
	 * Prints the filter.
	 *
	 * @param mixed $type Order type or post type.
	 */
	public static function filter( mixed $type ): void {
		if ( 'shop_order' !== $type || ! Compatibility::has_shop() ) {
			return;
		}
		$chosen = self::chosen();
		printf(
			'<label class="screen-reader-text" for="eidan-channel-filter">%s</label>'
				. '<select name="%s" id="eidan-channel-filter"><option value="">%s</option>',
			esc_html__( 'Filter by channel', 'eidan' ),
			esc_attr( self::PARAM ),
			esc_html__( 'All attribution channels', 'eidan' )
		);
		foreach ( Channel::all() as $id => $label ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $id ),
				selected( $chosen, $id, false ),
				esc_html( $label )
			);
		}
		echo '</select>';
	}

	/**
	 * Action `admin_notices`: says that filtering is slow and incomplete until the lookup table is filled.
	 */
	public static function notice(): void {
		$screen = get_current_screen();
		if (
			null === $screen
			|| ! in_array( $screen->id, self::SCREENS, true )
			|| '' === self::chosen()
			|| self::is_complete()
		) {
			return;
		}
		$state = Backfill::state();
		printf(
			'<div class="notice notice-info"><p>%s</p></div>',
			esc_html(
				sprintf(
					/* translators: 1: orders that are done, 2: orders there are. */
					__( 'The table that the filter by channel asks is being filled: %1$s of %2$s orders. Until then the list takes longer, and lacks orders from before Eidan Blocks.', 'eidan' ),
					number_format_i18n( $state['done'] ),
					number_format_i18n( $state['total'] )
				)
			)
		);
	}

	/**
	 * Filters orders in custom order tables.
	 *
	 * @param mixed $args Arguments of the list's query.
	 */
	public static function arguments( mixed $args ): mixed {
		$chosen = self::chosen();
		if ( ! is_array( $args ) || '' === $chosen ) {
			return $args;
		}
		if ( self::is_complete() ) {
			return array( self::PARAM => $chosen ) + $args;
		}
		$existing = $args['meta_query'] ?? null;
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only until the lookup table is filled.
		$args['meta_query'] = self::meta_query( $chosen, is_array( $existing ) ? $existing : array() );

		return $args;
	}

	/**
	 * Filter `woocommerce_orders_table_query_clauses`: adds the condition to a query with a channel.
	 *
	 * @param mixed $clauses SQL by clause.
	 * @param mixed $query   Not used.
	 * @param mixed $args    Arguments of the query.
	 */
	public static function clauses( mixed $clauses, mixed $query = null, mixed $args = null ): mixed {
		$channel = is_array( $args ) ? $args[ self::PARAM ] ?? null : null;
		if ( ! is_array( $clauses ) || ! is_string( $channel ) ) {
			return $clauses;
		}
		[ 'join' => $join, 'groupby' => $groupby, 'orderby' => $orderby ] = array_filter( $clauses, 'is_string' )
			+ array_fill_keys( array( 'join', 'groupby', 'orderby' ), '' );

		$orders = Source::table();
		$ours   = (string) Database::get()->prepare(
			' INNER JOIN %i AS eidan_orders ON eidan_orders.order_id = %i.id AND eidan_orders.channel = %s',
			Table::name(),
			$orders,
			$channel
		);

		return array(
			'join'    => $join . $ours,
			// The table has one row for each order, so only other joins can cause duplicates.
			'groupby' => '' === trim( $join ) ? '' : $groupby,
			// The same date, but in the index that includes the channel.
			'orderby' => str_replace( "$orders.date_created_gmt", 'eidan_orders.created', $orderby ),
		) + $clauses;
	}

	/**
	 * Filters orders stored as posts.
	 */
	public static function posts( mixed $query ): void {
		if (
			! $query instanceof WP_Query
			|| ! is_admin()
			|| ! $query->is_main_query()
			|| 'shop_order' !== $query->get( 'post_type' )
		) {
			return;
		}
		$chosen = self::chosen();
		if ( '' === $chosen ) {
			return;
		}
		if ( self::is_complete() ) {
			$query->set( self::PARAM, $chosen );
			// Only added when needed: other code checks whether queries are filtered.
			add_filter( 'posts_where', array( self::class, 'where' ), 10, 2 );

			return;
		}
		$existing = $query->get( 'meta_query' );
		$query->set( 'meta_query', self::meta_query( $chosen, is_array( $existing ) ? $existing : array() ) );
	}

	/**
	 * Filter `posts_where`: adds the condition to a query with a channel.
	 *
	 * @param mixed    $where SQL that WordPress built.
	 * @param WP_Query $query
	 */
	public static function where( mixed $where, WP_Query $query ): mixed {
		$channel = $query->get( self::PARAM );

		if ( ! is_string( $where ) || ! is_string( $channel ) || '' === $channel ) {
			return $where;
		}
		$db = Database::get();

		return $where
			. $db->prepare(
				' AND EXISTS ( SELECT 1 FROM %i AS eidan_orders WHERE eidan_orders.order_id = %i.ID '
					. 'AND eidan_orders.channel = %s )',
				Table::name(),
				$db->posts,
				$channel
			);
	}

	/**
	 * Whether the lookup table contains all orders.
	 */
	private static function is_complete(): bool {
		return Table::exists() && Backfill::state()['finished'];
	}

	/**
	 * Meta query for the orders of a channel.
	 *
	 * @param string                  $channel  Id.
	 * @param array<array-key, mixed> $existing Conditions that the query already has.
	 * @return array<array-key, mixed>
	 */
	private static function meta_query( string $channel, array $existing ): array {
		$ours = array(
			'key'   => Fields::key( 'channel' ),
			'value' => $channel,
		);
		if ( 'unknown' === $channel ) {
			$ours = array(
				'relation' => 'OR',
				$ours,
				array(
					'relation' => 'AND',
					array(
						'key'     => Fields::key( 'channel' ),
						'compare' => 'NOT EXISTS',
					),
					array(
						'key'     => Fields::key( 'source_type' ),
						'compare' => 'NOT EXISTS',
					),
				),
			);
		}

		return array() === $existing ? array( $ours ) : array(
			'relation' => 'AND',
			$existing,
			$ours,
		);
	}

	/**
	 * The channel that the address asks for.
	 *
	 * @return string '' for all.
	 */
	private static function chosen(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Filtering a list changes nothing.
		$chosen = isset( $_GET[ self::PARAM ] ) && is_string( $_GET[ self::PARAM ] )
			? sanitize_key( $_GET[ self::PARAM ] )
			: '';

		return isset( Channel::all()[ $chosen ] ) ? $chosen : '';
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
	}
}
