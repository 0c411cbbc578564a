<?php
/**
 * From an enquiry to the orders of the same person, and back.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Compatibility;
use Eidan\Attribution\JourneyLine;
use Eidan\Enquiries\Access;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\Report\Lookup;
use Eidan\Support\Text;
use WC_Order;
use WP_Post;

/**
 * A person is who has the same e-mail address, in whichever case of letters.
 */
final class Orders {

	/** Most orders or enquiries in a box. */
	private const MOST = 20;

	/** Screen ids of an order: as a post, and in custom order tables. */
	private const SCREENS = array( 'shop_order', 'woocommerce_page_wc-orders' );

	/**
	 * Prints the orders of an enquiry's person.
	 *
	 * @param mixed $post
	 */
	public static function render( mixed $post ): void {
		$record = $post instanceof WP_Post ? Record::of( $post ) : null;
		// phpcs:ignore WordPress.WP.Capabilities -- WooCommerce's.
		if ( null === $record || ! current_user_can( 'edit_shop_orders' ) ) {
			printf( '<p>%s</p>', esc_html__( 'You may not see orders.', 'eidan' ) );
			return;
		}
		$orders = self::of_person( $record->email );
		if ( array() === $orders ) {
			printf( '<p>%s</p>', esc_html__( 'This address has no orders.', 'eidan' ) );
			return;
		}
		echo '<ul class="eidan-enquiry__list">';
		foreach ( $orders as $order ) {
			$date = $order->get_date_created();
			self::item(
				$order->get_edit_order_url(),
				'#' . $order->get_order_number(),
				array(
					null === $date ? '' : self::day( $date->getTimestamp() ),
					wc_get_order_status_name( $order->get_status() ),
					html_entity_decode( wp_strip_all_tags( $order->get_formatted_order_total() ), ENT_QUOTES, 'UTF-8' ),
				)
			);
		}
		echo '</ul>';
	}

	/**
	 * Action `add_meta_boxes`: adds the enquiries of an order's person to its screen.
	 *
	 * @param mixed $screen Screen id or post type.
	 * @param mixed $item   Post or order.
	 */
	public static function add( mixed $screen, mixed $item = null ): void {
		if (
			! is_string( $screen )
			|| ! in_array( $screen, self::SCREENS, true )
			|| ! Compatibility::has_shop()
			|| ! Access::may_edit()
			|| array() === self::enquiries( $item )
		) {
			return;
		}
		add_meta_box(
			'eidan-enquiries',
			__( 'Enquiries of this person', 'eidan' ),
			array( self::class, 'render_enquiries' ),
			$screen,
			'normal',
			'default'
		);
	}

	/**
	 * Prints the enquiries of an order's person.
	 *
	 * @param mixed $item Post or order.
	 */
	public static function render_enquiries( mixed $item ): void {
		echo '<ul class="eidan-enquiry__list">';
		foreach ( self::enquiries( $item ) as $id ) {
			$record = Record::of( $id );
			if ( null !== $record ) {
				self::item(
					$record->link(),
					$record->who(),
					array(
						self::day( $record->time ),
						$record->form_name(),
						Channel::label( JourneyLine::channel( $record->attribution ) ),
						$record->state->label(),
					)
				);
			}
		}
		echo '</ul>';
	}

	/**
	 * A day in the site's format.
	 *
	 * @param int $time Unix time.
	 */
	private static function day( int $time ): string {
		return (string) wp_date( Text::of( get_option( 'date_format' ) ), $time );
	}

	/**
	 * Prints an item of a list.
	 *
	 * @param string       $link
	 * @param string       $name
	 * @param list<string> $facts Plain texts; empty ones are left out.
	 */
	private static function item( string $link, string $name, array $facts ): void {
		$facts = array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact );
		printf(
			'<li><a href="%s"><bdi>%s</bdi></a> <span>%s</span></li>',
			esc_url( $link ),
			esc_html( $name ),
			esc_html( implode( ' · ', $facts ) )
		);
	}

	/**
	 * Orders of a person, newest first.
	 *
	 * @param string $email
	 * @return list<WC_Order>
	 */
	private static function of_person( string $email ): array {
		if ( '' === $email ) {
			return array();
		}
		$user   = get_user_by( 'email', $email );
		$orders = wc_get_orders(
			array(
				'limit'    => self::MOST,
				'type'     => 'shop_order',
				'orderby'  => 'date',
				'order'    => 'DESC',
				'customer' => array_values(
					array_unique(
						array( $email, Text::lower( $email ), ...( false === $user ? array() : array( $user->ID ) ) ),
						SORT_REGULAR
					)
				),
			)
		);

		return array_values(
			array_filter(
				is_array( $orders ) ? $orders : array(),
				static fn ( mixed $order ): bool => $order instanceof WC_Order
			)
		);
	}

	/**
	 * Enquiries of an order's person, newest first.
	 *
	 * @param mixed $item Post or order.
	 * @return list<int>
	 */
	private static function enquiries( mixed $item ): array {
		$order = $item instanceof WP_Post ? wc_get_order( $item->ID ) : $item;

		return $order instanceof WC_Order
			? Lookup::of_person( (string) $order->get_billing_email(), self::MOST )
			: array();
	}
}
