<?php
/**
 * Orders of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

/**
 * The allow-list of orders. Each ends with the id, so that no two entries ever change places.
 */
final class Order {

	public const FALLBACK = 'date-desc';

	private const ALL = array(
		'date-desc'     => array( 'date', 'DESC' ),
		'date-asc'      => array( 'date', 'ASC' ),
		'modified-desc' => array( 'modified', 'DESC' ),
		'modified-asc'  => array( 'modified', 'ASC' ),
		'title-asc'     => array( 'title', 'ASC' ),
		'title-desc'    => array( 'title', 'DESC' ),
		'menu-order'    => array( 'menu_order', 'ASC' ),
		'comments'      => array( 'comment_count', 'DESC' ),
	);

	/**
	 * Collects an order.
	 *
	 * @param string $name      Its name.
	 * @param string $field     Name of the field for WP_Query.
	 * @param bool   $ascending Its direction.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $field,
		public readonly bool $ascending,
	) {}

	/**
	 * An order by name.
	 *
	 * @param string $name The name; an unknown one gives the default.
	 */
	public static function of( string $name ): self {
		$name               = isset( self::ALL[ $name ] ) ? $name : self::FALLBACK;
		[ $field, $sorted ] = self::ALL[ $name ];

		return new self( $name, $field, 'ASC' === $sorted );
	}

	/**
	 * All names.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::ALL );
	}

	/**
	 * What visitors read.
	 *
	 * @return array<string, string> Label by name.
	 */
	public static function labels(): array {
		return array(
			'date-desc'     => __( 'Newest first', 'eidan' ),
			'date-asc'      => __( 'Oldest first', 'eidan' ),
			'modified-desc' => __( 'Last changed first', 'eidan' ),
			'modified-asc'  => __( 'Longest unchanged first', 'eidan' ),
			'title-asc'     => __( 'Title A–Z', 'eidan' ),
			'title-desc'    => __( 'Title Z–A', 'eidan' ),
			'menu-order'    => __( 'Recommended', 'eidan' ),
			'comments'      => __( 'Most discussed', 'eidan' ),
		);
	}

	/**
	 * Whether a cursor can say where the next page begins. Only dates are in an index, together with the id.
	 */
	public function has_cursor(): bool {
		return 'date' === $this->field;
	}

	/**
	 * The order for WP_Query.
	 *
	 * @param bool $reversed Whether to read from the other end.
	 * @return array<string, string>
	 */
	public function orderby( bool $reversed = false ): array {
		$direction = $this->ascending !== $reversed ? 'ASC' : 'DESC';

		return array(
			$this->field => $direction,
			'ID'         => $direction,
		);
	}
}
