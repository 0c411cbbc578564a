<?php
/**
 * Keeps enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

/**
 * The one place that writes enquiries.
 */
final class Store {

	public const POST_TYPE = 'eidan_enquiry';

	/**
	 * Keeps a new enquiry.
	 *
	 * @return int Its id; 0 if it could not be kept.
	 */
	public static function add( Enquiry $enquiry ): int {
		return 0;
	}
}
