<?php
/**
 * Who may see enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

/**
 * Two capabilities of our own. Whoever may edit and delete the posts of others has them, unless the role says
 * otherwise; a plugin for roles can give them to others or take them away.
 */
final class Access {

	public const EDIT = PostType::EDIT;

	public const DELETE = PostType::DELETE;

	/** Capabilities of WordPress by ours. */
	private const LIKE = array(
		self::EDIT   => 'edit_others_posts',
		self::DELETE => 'delete_others_posts',
	);

	/**
	 * Filter `user_has_cap`.
	 *
	 * @param mixed $has    Whether the user has them, by capability.
	 * @param mixed $wanted Capabilities that are asked for.
	 */
	public static function grant( mixed $has, mixed $wanted = null ): mixed {
		if ( ! is_array( $has ) || ! is_array( $wanted ) ) {
			return $has;
		}
		foreach ( self::LIKE as $ours => $theirs ) {
			if ( in_array( $ours, $wanted, true ) && true === ( $has[ $theirs ] ?? false ) ) {
				$has[ $ours ] ??= true;
			}
		}

		return $has;
	}

	/**
	 * Whether the current user may see and change enquiries.
	 */
	public static function may_edit(): bool {
		// phpcs:ignore WordPress.WP.Capabilities -- Ours.
		return current_user_can( self::EDIT );
	}
}
