<?php
/**
 * Schema of the additional data of the Store API's cart.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * What CartData adds.
 */
final class CartDataSchema {

	/**
	 * All values by name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$amount = array(
			'type'     => 'string',
			'context'  => array( 'view', 'edit' ),
			'readonly' => true,
		);

		return array(
			'includes_tax'  => array(
				'description' => __( 'Whether prices are shown with taxes.', 'eidan' ),
				'type'        => 'boolean',
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
			),
			'free_shipping' => array(
				'description' =>
					__( 'Order amount that free shipping begins at, and what is missing for it.', 'eidan' ),
				'type'        => array( 'object', 'null' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
				'properties'  => array(
					'minimum'   => $amount,
					'remaining' => $amount,
				),
			),
			'free_coupons'  => array(
				'description' => __( 'Codes of coupons that shipping can be free with.', 'eidan' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
			),
			'late'          => array(
				'description' => __( 'Keys of lines that are on backorder, and whose stock is not counted.', 'eidan' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
			),
			'later'         => array( 'description' => __( 'What is still to come at the checkout.', 'eidan' ) )
				+ $amount,
			'later_here'    => array(
				'description' => __( 'The same where coupons can be entered beside it.', 'eidan' ),
			) + $amount,
			'gone'          => array(
				'description' => __( 'Keys of lines whose products cannot be bought any more.', 'eidan' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
			),
			'note'          => array( 'description' => __( 'Note on the order.', 'eidan' ) ) + $amount,
		);
	}
}
