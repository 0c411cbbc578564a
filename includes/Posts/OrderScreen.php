<?php
/**
 * Arranging items in the admin list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;
use WP_Query;

/**
 * The column "Order", and the default order.
 */
final class OrderScreen {

	private const COLUMN = 'menu_order';
	private const SCRIPT = 'eidan-order';

	/**
	 * Action `admin_init`: adds the column for each type that can be arranged.
	 */
	public static function register(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			if ( ! $type->is_ordered() ) {
				continue;
			}
			add_filter( "manage_{$type->name}_posts_columns", array( self::class, 'add_column' ), 20 );
			add_filter(
				"manage_edit-{$type->name}_sortable_columns",
				static fn ( mixed $columns ): mixed => self::sort_column( $columns, $type )
			);
			add_action( "manage_{$type->name}_posts_custom_column", array( self::class, 'print_cell' ), 10, 2 );
		}
	}

	/**
	 * Adds the column at the end.
	 *
	 * @param mixed $columns Labels by name.
	 */
	public static function add_column( mixed $columns ): mixed {
		return is_array( $columns )
			? $columns + array( self::COLUMN => esc_html_x( 'Order', 'sorting', 'eidan' ) )
			: $columns;
	}

	/**
	 * Makes the column sortable, and marks it as the initial order.
	 *
	 * @param mixed $columns Orders by sortable column.
	 */
	private static function sort_column( mixed $columns, ContentType $type ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		$name   = _x( 'Order', 'sorting', 'eidan' );
		$column = array( self::COLUMN, false, $name, __( 'Table ordered by Order.', 'eidan' ) );
		if ( 'menu_order' === $type->orderby ) {
			// Removes WordPress's mark from the date; the fifth value is the initial order.
			$columns  = array_map(
				static fn ( mixed $other ): mixed => is_array( $other ) ? array_slice( $other, 0, 4 ) : $other,
				$columns
			);
			$column[] = 'asc';
		}

		return $columns + array( self::COLUMN => $column );
	}

	/**
	 * Prints the position, and the buttons if the list has this order.
	 *
	 * @param mixed $column  Name of the column.
	 * @param mixed $post_id Item.
	 */
	public static function print_cell( mixed $column, mixed $post_id = null ): void {
		if ( self::COLUMN !== $column || ! is_numeric( $post_id ) ) {
			return;
		}
		$type = ContentTypes::get( (string) get_post_type( (int) $post_id ) );
		printf(
			'<span class="eidan-order__position">%s</span>',
			esc_html( number_format_i18n( (int) get_post_field( 'menu_order', (int) $post_id ) ) )
		);
		if ( null === $type || ! self::is_arranged() || ! Ordering::may_arrange( $type ) ) {
			return;
		}
		$title = Text::plain( Text::of( get_the_title( (int) $post_id ) ) );
		printf( '<span class="eidan-order" data-id="%d" data-title="%s" hidden>', (int) $post_id, esc_attr( $title ) );
		$buttons = array(
			/* translators: %s: title of an item. */
			'up'   => array( __( 'Move “%s” up', 'eidan' ), 'arrow-up-alt2' ),
			/* translators: %s: title of an item. */
			'down' => array( __( 'Move “%s” down', 'eidan' ), 'arrow-down-alt2' ),
			/* translators: %s: title of an item. */
			'drag' => array( __( 'Move “%s”: drag, or use the arrow keys', 'eidan' ), 'move' ),
		);
		foreach ( $buttons as $name => list( $label, $icon ) ) {
			printf(
				'<button type="button" class="button-link eidan-order__%1$s" aria-label="%2$s">'
					. '<span class="dashicons dashicons-%3$s" aria-hidden="true"></span></button>',
				esc_attr( $name ),
				esc_attr( sprintf( $label, $title ) ),
				esc_attr( $icon )
			);
		}
		echo '</span>';
	}

	/**
	 * Action `pre_get_posts`: sorts types that are arranged by hand, in the admin list and in archives.
	 */
	public static function order( mixed $query ): void {
		if ( ! $query instanceof WP_Query || ! $query->is_main_query() ) {
			return;
		}
		$asked  = $query->get( 'orderby' );
		$type   = self::type_of( $query );
		$chosen = self::COLUMN === $asked && is_admin();
		if (
			null !== $type
			&& (
				$chosen
				|| ( 'menu_order' === $type->orderby && ( '' === $asked || null === $asked ) && ! $query->is_search() )
			)
		) {
			$descends = $chosen && 'DESC' === strtoupper( Text::of( $query->get( 'order' ) ) );
			$order    = $descends ? 'DESC' : 'ASC';
			// As in Eidan\Lists\Query\Order.
			$query->set(
				'orderby',
				array(
					'menu_order' => $order,
					'ID'         => $order,
				)
			);
		}
	}

	/**
	 * Action `admin_enqueue_scripts`.
	 *
	 * @param mixed $hook Hook suffix of the screen.
	 */
	public static function enqueue( mixed $hook ): void {
		$type = 'edit.php' === $hook ? Ordering::type( Text::of( get_current_screen()?->post_type ) ) : null;
		if ( null !== $type && self::is_arranged() && Ordering::may_arrange( $type ) ) {
			wp_enqueue_script( self::SCRIPT );
			wp_enqueue_style( self::SCRIPT );
		}
	}

	/**
	 * Whether the list has the arranged order, ascending.
	 */
	private static function is_arranged(): bool {
		// phpcs:disable WordPress.Security.NonceVerification -- Only how the list is sorted.
		$asked = sanitize_key( is_string( $_GET['orderby'] ?? null ) ? $_GET['orderby'] : '' );
		$order = sanitize_key( is_string( $_GET['order'] ?? null ) ? $_GET['order'] : '' );
		$type  = ContentTypes::get( Text::of( get_current_screen()?->post_type ) );
		// phpcs:enable

		return null !== $type
			&& (
				'' === $asked
					? 'menu_order' === $type->orderby && ! is_search()
					: self::COLUMN === $asked && 'desc' !== $order
			);
	}

	/**
	 * The type whose list or archive a query is for.
	 *
	 * @param WP_Query $query
	 */
	private static function type_of( WP_Query $query ): ?ContentType {
		$asked = $query->get( 'post_type' );
		if ( is_admin() || $query->is_post_type_archive() ) {
			return Ordering::type( Text::of( $asked ) );
		}
		foreach ( $query->is_tax() ? ContentTypes::enabled() : array() as $type ) {
			if ( array() !== $type->taxonomies && $query->is_tax( $type->taxonomy_names() ) ) {
				return $type;
			}
		}

		return null;
	}
}
