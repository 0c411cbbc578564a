<?php
/**
 * Actions and filters of enquiries. They need no shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan;

defined( 'ABSPATH' ) || exit;

// The list of enquiries.

// The report on enquiries.

// Forms of other plugins.

// The block Enquiry form.

// Privacy.
