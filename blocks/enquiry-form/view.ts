import { define } from '@eidan/runtime';
import { enquiryForm, type Words } from './view/form';

define< Words >( 'enquiry-form', enquiryForm );
