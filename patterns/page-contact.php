<?php
/**
 * Page: contact, made of sections.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:pattern {"slug":"eidan/lead"} /-->

<!-- wp:pattern {"slug":"eidan/contact-steps"} /-->

<!-- wp:pattern {"slug":"eidan/contact-form"} /-->

<!-- wp:pattern {"slug":"eidan/contact-details"} /-->

<!-- wp:pattern {"slug":"eidan/contact-people"} /-->

<!-- wp:pattern {"slug":"eidan/faq"} /-->
<?php
ob_end_flush();
